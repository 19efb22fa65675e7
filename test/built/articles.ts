import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {fillValues} from '../../plugins/lib/fillValues';

export interface Article {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  /** Customers type it to find the article. */
  readonly question: string;
  readonly headings: readonly string[];
  /** The source without front matter, with values filled in. */
  readonly body: string;
  /** The last paragraph of plain text without markup. */
  readonly lastParagraph: string;
}

const FOLDER = path.join(__dirname, '../../help/article');

/** Writers type straight quotes, and pages have typographic ones. */
export const straightQuotes = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

export function helpArticles(): Article[] {
  const articles = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx'))
    .map(readArticle);
  if (articles.length === 0) throw new Error(`No articles in ${FOLDER}.`);
  return articles;
}

function readArticle(file: string): Article {
  const text = fillValues(readFileSync(path.join(FOLDER, file), 'utf8'), file);
  const slug = file.replace(/\.mdx$/, '');
  const valueOf = (key: string) =>
    new RegExp(`^${key}: *['"]?(.+?)['"]? *$`, 'm').exec(text)?.[1] ?? '';
  // Code blocks are removed, because their lines that start with # aren't headings.
  const body = text.replace(/^---[\s\S]*?^---/m, '');
  const prose = body.replace(/^```[\s\S]*?^```/gm, '');
  const paragraphs = prose.split(/\n\s*\n/).filter((block) => /^[A-Z][^|<]+[.]\s*$/.test(block));
  return {
    slug,
    path: `/help/article/${slug}`,
    title: valueOf('title'),
    question: valueOf('question'),
    body,
    headings: Array.from(prose.matchAll(/^#{2,3} +(.+)$/gm), ([, heading]) => plain(heading ?? '')),
    lastParagraph: plain(paragraphs.at(-1) ?? ''),
  };
}

const plain = (markdown: string) =>
  markdown
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`\\]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
