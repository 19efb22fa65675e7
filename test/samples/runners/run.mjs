// Runs the modules that test/samples/startRunner.ts names.
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const write = process.stdout.write.bind(process.stdout);
for await (const line of createInterface({input: process.stdin})) {
  const [file] = JSON.parse(line);
  const ran = {exitCode: 0, stdout: '', stderr: ''};
  for (const name of ['stdout', 'stderr']) {
    process[name].write = (text) => {
      ran[name] += text;
      return true;
    };
  }
  try {
    await import(pathToFileURL(file));
    ran.exitCode = process.exitCode ?? 0;
  } catch (error) {
    ran.exitCode = 1;
    ran.stderr += error.stack;
  }
  process.exitCode = undefined;
  write(`${JSON.stringify([ran])}\n`);
}
