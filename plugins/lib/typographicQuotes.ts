import smartypants from 'remark-smartypants';
import {retext} from 'retext';
import retextSmartypants from 'retext-smartypants';

/** Only quotes and apostrophes: writers type the dashes and ellipses they mean. */
const options = {dashes: false, ellipses: false, backticks: false} as const;

const processor = retext().use(retextSmartypants, options).freeze();

/** Runs before the headings get their entries in the table of contents. Code keeps its straight quotes. */
export const typographicQuotes: [typeof smartypants, typeof options] = [smartypants, options];

/** The front matter with typographic quotes in the texts that pages show. */
export function quoteTexts(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const shown = ['title', 'description', 'sidebar_label'].flatMap((name) => {
    const text = frontMatter[name];
    return typeof text === 'string' ? [[name, String(processor.processSync(text))]] : [];
  });
  return {...frontMatter, ...(Object.fromEntries(shown) as Record<string, string>)};
}
