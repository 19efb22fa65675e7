"""Runs the scripts that test/samples/startRunner.ts names."""

import contextlib
import io
import json
import runpy
import sys
import traceback


def run(file):
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    code = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            runpy.run_path(file, run_name="__main__")
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except BaseException:
            code = 1
            traceback.print_exc()
        out.flush()
        err.flush()
    texts = [each.buffer.getvalue().decode() for each in (out, err)]
    return {"exitCode": code, "stdout": texts[0], "stderr": texts[1]}


for line in sys.stdin:
    print(json.dumps([run(*json.loads(line)[:1])]), flush=True)
