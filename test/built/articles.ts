import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {fillValues} from '../../plugins/lib/fillValues';

export interface Article {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** The last paragraph that is plain text, without markup. */
  readonly lastParagraph: string;
}

const FOLDER = path.join(__dirname, '../../help/article');

/** The current version's help articles, read from their sources. */
export function helpArticles(): Article[] {
  const articles = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx'))
    .map(readArticle);
  if (articles.length === 0) throw new Error(`There is no article in ${FOLDER}.`);
  return articles;
}

function readArticle(file: string): Article {
  const text = fillValues(readFileSync(path.join(FOLDER, file), 'utf8'), file);
  const slug = file.replace(/\.mdx$/, '');
  const title = /^title: *['"]?(.+?)['"]? *$/m.exec(text)?.[1] ?? '';
  // A line that starts with # inside a code block isn't a heading.
  const body = text.replace(/^---[\s\S]*?^---/m, '').replace(/^```[\s\S]*?^```/gm, '');
  const paragraphs = body.split(/\n\s*\n/).filter((block) => /^[A-Z][^|<]+[.]\s*$/.test(block));
  return {
    slug,
    path: `/help/article/${slug}`,
    title,
    headings: Array.from(body.matchAll(/^#{2,3} +(.+)$/gm), ([, heading]) => plain(heading ?? '')),
    lastParagraph: plain(paragraphs.at(-1) ?? ''),
  };
}

/** Markdown as a reader sees it. */
const plain = (markdown: string) =>
  markdown
    .replace(/\{#[\w-]+\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`\\]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
