import {createHash} from 'node:crypto';

import type {BuiltPage} from '../built-pages/readPages';
import {toMarkdown} from './toMarkdown';

/** A page as programs read it. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** First part of the path; empty for the home page. */
  readonly section: string;
  /** Version of the help center, the guides, or the API; null elsewhere. `current` is the default one. */
  readonly version: string | null;
  /** YYYY-MM-DD of the last commit that changed the page's source, or that of a page it lists; null while there's none. */
  readonly lastChanged: string | null;
  readonly markdown: string;
}

/** Path of a page's Markdown. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** Text of a built page, or null for a page with `noindex`. */
export function pageText(
  page: BuiltPage,
  options: {readonly siteUrl: string; readonly lastChanged: string | null},
): PageText | null {
  const {isHidden, version, title, description} = page.head;
  if (isHidden || !title) return null;
  return {
    path: page.path,
    title,
    description,
    section: page.path.split('/')[1] ?? '',
    version,
    lastChanged: options.lastChanged,
    markdown: toMarkdown(page, options.siteUrl),
  };
}

/** SHA-256 of the Markdown in hex: it changes when and only when what the page says does. */
export const hashOf = (markdown: string): string =>
  createHash('sha256').update(markdown).digest('hex');
