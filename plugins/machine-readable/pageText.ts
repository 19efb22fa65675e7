import {createHash} from 'node:crypto';

import type {BuiltPage} from '../built-pages/readPages';
import {toMarkdown} from './toMarkdown';

/** A page as scripts and language models read it. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** First segment of the path; empty for the home page. */
  readonly section: string;
  /** Version of the help center, guides, or API; null elsewhere. `current` is the published version. */
  readonly version: string | null;
  /** Date (YYYY-MM-DD) of the last commit to the page's source or, for a list, to a page in it; null if uncommitted. */
  readonly lastChanged: string | null;
  readonly markdown: string;
}

export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** Returns the text of a built page, or null for a noindex page. */
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

/** Returns the SHA-256 of the Markdown in hex, so scripts can tell whether a page's text changed. */
export const hashOf = (markdown: string): string =>
  createHash('sha256').update(markdown).digest('hex');
