import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {HtmlValidate} from 'html-validate';

const build = path.join(__dirname, '../../build');
const pages = readdirSync(build, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(build, file));

const hasJava = spawnSync('java', ['-version'], {stdio: 'ignore'}).status === 0;

interface NuMessage {
  /** Of the file. */
  readonly url: string;
  readonly message: string;
  /** From 1. */
  readonly lastLine: number;
  readonly lastColumn: number;
}

/** Returns errors of the Nu checker, which powers the W3C's validation service. */
function nuErrors(files: readonly string[]): string[] {
  // The HTML grammar overflows Java's default stack.
  const args = ['-Xss8m', '-jar', require.resolve('vnu-jar/build/dist/vnu.jar')];
  const {stderr} = spawnSync('java', [...args, '--errors-only', '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const {messages} = JSON.parse(stderr) as {messages: NuMessage[]};
  return messages
    .filter((message) => !isInStylesheet(message))
    .map(({url, message}) => `${path.relative(build, fileURLToPath(url))}: ${message}`);
}

/**
 * Whether the message is about a stylesheet that plugins/page-styles put into the page. The checker doesn't know newer
 * CSS, such as container queries; `npm run styles` checks these files.
 */
function isInStylesheet({url, message, lastLine, lastColumn}: NuMessage): boolean {
  if (!message.startsWith('CSS: ')) return false;
  const lines = readFileSync(fileURLToPath(url), 'utf8').split('\n').slice(0, lastLine);
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, lastColumn)].join('\n');
  return before.lastIndexOf('<style data-href=') > before.lastIndexOf('</style>');
}

/** Returns errors of html-validate, for machines without Java. */
async function htmlValidateErrors(files: readonly string[]): Promise<string[]> {
  const checker = new HtmlValidate({extends: ['html-validate:standard']});
  const reports = await Promise.all(files.map((file) => checker.validateFile(file)));
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

test('every page is valid HTML', async () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(hasJava ? nuErrors(pages) : await htmlValidateErrors(pages)).toEqual([]);
});
