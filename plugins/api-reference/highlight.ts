import Prism, {type Token, type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/index';

loadLanguages.silent = true;
loadLanguages(['bash', 'json', 'javascript', 'python', 'ruby', 'markup-templating', 'php']);

/** The class in code.module.css for each kind of token, as in config/prism.ts. Others are plain. */
const looks: Readonly<Record<string, string>> = {
  comment: 'c',
  string: 's',
  'template-string': 's',
  'string-literal': 's',
  'attr-value': 's',
  url: 's',
  number: 'v',
  boolean: 'v',
  constant: 'v',
  symbol: 'v',
  variable: 'v',
  null: 'v',
  keyword: 'k',
  function: 'b',
  builtin: 'b',
  'class-name': 'b',
  property: 'b',
  punctuation: 'p',
  operator: 'p',
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const textOf = (stream: TokenStream): string => {
  if (typeof stream === 'string') return stream;
  return Array.isArray(stream) ? stream.map(textOf).join('') : textOf(stream.content);
};

function htmlOf(stream: TokenStream): string {
  if (typeof stream === 'string') return escapeHtml(stream);
  if (Array.isArray(stream)) return stream.map(htmlOf).join('');
  const look = lookOf(stream);
  // A string with a variable inside still looks like a string.
  return look ? `<i class="${look}">${escapeHtml(textOf(stream))}</i>` : htmlOf(stream.content);
}

function lookOf({type, alias}: Token): string | undefined {
  return [type, ...[alias ?? []].flat()].map((name) => looks[name]).find(Boolean);
}

/**
 * Highlights code as HTML, so that pages don't load a highlighter.
 *
 * @param language a name that Prism knows
 * @throws if Prism doesn't know the language
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`Prism knows no language "${language}".`);
  return htmlOf(Prism.tokenize(code, grammar));
}
