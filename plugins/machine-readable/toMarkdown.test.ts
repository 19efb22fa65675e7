import {parsePage} from '../built-pages/readPages';
import {toMarkdown} from './toMarkdown';

const page = (main: string) =>
  parsePage(
    '/x',
    `<html><head><meta name="description" content="What it is."></head>
    <body><header><a href="/">Home</a></header><main><h1>Title</h1>${main}</main></body></html>`,
  );
const bodyOf = (main: string) =>
  toMarkdown(page(main), 'https://site.example').split('/x\n\n')[1]?.trimEnd();

test('title, description and address come first, and what is outside of main does not come', () => {
  expect(toMarkdown(page('<p>Text.</p>'), 'https://site.example')).toBe(
    '# Title\n\n> What it is.\n\nSource: https://site.example/x\n\nText.\n',
  );
});

test('links to other pages are complete, links inside the page and to others stay', () => {
  expect(
    bodyOf('<p><a href="/y#z">a</a>, <a href="#z">b</a>, <a href="https://o.example">c</a></p>'),
  ).toBe('[a](https://site.example/y#z), [b](#z), [c](https://o.example)');
});

test('code keeps its lines and its language', () => {
  expect(
    bodyOf(
      '<pre class="prism-code language-bash"><code><span>curl \\<br></span><span>  -X</span></code></pre>',
    ),
  ).toBe('```bash\ncurl \\\n  -X\n```');
});

test('a table stays one, with the names of its marks and of the buttons that sort it', () => {
  expect(
    bodyOf(
      '<table><thead><tr><th><button>Plan</button></th></tr></thead><tbody><tr><td><svg aria-label="Included"></svg></td></tr></tbody></table>',
    ),
  ).toBe('| Plan |\n| --- |\n| Included |');
});

test('controls, drawings, navigation and what is hidden are left out', () => {
  expect(
    bodyOf(
      '<nav>n</nav><button>b</button><svg><text>s</text></svg><form>f</form><p hidden>h</p><p aria-hidden="true">a</p><p data-markdown="off">o</p><h2>Two<a class="hash-link" href="#two">#</a></h2>',
    ),
  ).toBe('## Two');
});

test('what styles keep apart does not run together, and prose keeps its punctuation', () => {
  expect(bodyOf('<p><span>Beginner</span><span>4 min</span></p>')).toBe('Beginner 4 min');
  expect(bodyOf('<p>See <a href="#z">it</a>.</p>')).toBe('See [it](#z).');
});

test('a definition is a line in bold and a line', () => {
  expect(bodyOf('<dl><dt>Uptime</dt><dd>100%</dd></dl>')).toBe('**Uptime**\n\n100%');
});

test('leaves the document as it was for the next reader', () => {
  const shared = page('<button>b</button><dl><dt>Uptime</dt></dl><pre>a<br>b</pre>');
  const before = shared.$.html();
  toMarkdown(shared, 'https://site.example');
  expect(shared.$.html()).toBe(before);
});
