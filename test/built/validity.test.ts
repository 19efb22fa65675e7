import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {HtmlValidate} from 'html-validate';

const build = path.join(__dirname, '../../build');
const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.html'),
);

const hasJava = spawnSync('java', ['-version'], {stdio: 'ignore'}).status === 0;

interface NuMessage {
  /** Of the file. */
  readonly url: string;
  readonly message: string;
}

/**
 * Copies pages without the stylesheets that plugins/page-styles put into them. `npm run styles` checks those, the checker
 * doesn't know newer CSS, and parsing them takes longer than everything else.
 */
function copyWithoutStyles(folder: string): void {
  for (const file of pages) {
    const copy = path.join(folder, file);
    mkdirSync(path.dirname(copy), {recursive: true});
    const html = readFileSync(path.join(build, file), 'utf8');
    writeFileSync(copy, html.replace(/(<style data-href=[^>]*>).*?(?=<\/style>)/gs, '$1'));
  }
}

/** Returns errors of the Nu checker, which powers the W3C's validation service. */
function nuErrors(): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  try {
    // The HTML grammar overflows Java's default stack. Optimizing the code takes longer than the run saves.
    const args = [
      '-Xss8m',
      '-XX:TieredStopAtLevel=1',
      '-jar',
      require.resolve('vnu-jar/build/dist/vnu.jar'),
    ];
    copyWithoutStyles(folder);
    // The folder instead of its files, whose names are too long together for a command line on Windows.
    const {stderr} = spawnSync(
      'java',
      [...args, '--errors-only', '--format', 'json', '--skip-non-html', folder],
      {encoding: 'utf8', maxBuffer: 2 ** 28},
    );
    const {messages} = JSON.parse(stderr) as {messages: NuMessage[]};
    return messages.map(
      ({url, message}) => `${path.relative(folder, fileURLToPath(url))}: ${message}`,
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Returns errors of html-validate, for machines without Java. */
async function htmlValidateErrors(): Promise<string[]> {
  const checker = new HtmlValidate({extends: ['html-validate:standard']});
  const reports = await Promise.all(
    pages.map((file) => checker.validateFile(path.join(build, file))),
  );
  return (
    reports
      .flatMap(({results}) => results)
      .flatMap(({filePath, messages}) =>
        messages.map(({message}) => `${path.relative(build, filePath ?? '')}: ${message}`),
      )
      // The minifier omits optional end tags; this checker handles all of them except those of table cells.
      .filter((line) => !/<t[dhr]> element is not permitted as content under <p>/.test(line))
  );
}

// Half a minute on a quiet machine with two cores.
const TIMEOUT_MS = 300_000;

test(
  'every page is valid HTML',
  async () => {
    expect(pages.length).toBeGreaterThan(25);
    expect(hasJava ? nuErrors() : await htmlValidateErrors()).toEqual([]);
  },
  TIMEOUT_MS,
);
