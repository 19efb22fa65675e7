import {retext} from 'retext';
import smartypants from 'retext-smartypants';
import {visit} from 'unist-util-visit';

/** Only quotes and apostrophes: writers type the dashes and ellipses they mean. */
const processor = retext()
  .use(smartypants, {dashes: false, ellipses: false, backticks: false})
  .freeze();

const setQuotes = (text: string): string =>
  /['"]/.test(text) ? String(processor.processSync(text)) : text;

interface MarkdownNode {
  readonly type: string;
  value?: string;
  readonly children?: readonly MarkdownNode[];
}

const startsBlock = ({type}: MarkdownNode): boolean =>
  /^(?:paragraph|heading|tableCell)$/.test(type);

/**
 * A remark plugin that sets typographic quotes. It runs before the headings get their entries in the table of contents. Code
 * keeps its straight quotes.
 */
export const typographicQuotes = () => (tree: MarkdownNode) => {
  // As one text, because a quote may start in one node and end in another, such as around a link.
  let all = '';
  const places: (readonly [text: MarkdownNode, start: number, end: number])[] = [];
  visit(tree, (node: MarkdownNode) => {
    // A quote after a space opens.
    if (startsBlock(node)) all += ' ';
    if (node.type === 'inlineCode') all += 'A'.repeat(node.value?.length ?? 0);
    if (node.type !== 'text') return;
    const start = all.length;
    all += node.value ?? '';
    places.push([node, start, all.length]);
  });
  // Typographic quotes are as long as straight ones.
  const quoted = setQuotes(all);
  for (const [node, start, end] of places) node.value = quoted.slice(start, end);
};

/** The front matter with typographic quotes in the texts that pages show. */
export function quoteTexts(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const shown = ['title', 'description', 'sidebar_label'].flatMap((name) => {
    const text = frontMatter[name];
    return typeof text === 'string' ? [[name, setQuotes(text)]] : [];
  });
  return {...frontMatter, ...(Object.fromEntries(shown) as Record<string, string>)};
}
