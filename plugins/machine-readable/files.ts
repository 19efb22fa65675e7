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

export interface Site {
  readonly name: string;
  readonly tagline: string;
  /** Without a trailing slash. */
  readonly url: string;
}

/** Parts of llms.txt in order; a page belongs to the first part with its section. */
const parts: readonly {readonly title: string; readonly sections: readonly string[] | null}[] = [
  {title: 'Documentation', sections: ['docs', 'api']},
  {title: 'Help center', sections: ['help']},
  {title: 'Blog', sections: ['blog']},
  {title: 'Releases', sections: ['changelog']},
  {title: 'Policies', sections: ['privacy', 'terms', 'security', 'compliance', 'cookies']},
  {title: 'Product and company', sections: null},
];

const partOf = ({section}: PageText) =>
  parts.find(({sections}) => sections === null || sections.includes(section));

/** Leaves out frozen versions, which repeat the current one, and lists, which repeat their pages. */
const isForReading = ({version, path}: PageText) =>
  (version === null || version === 'current') &&
  !/\/(tags|authors|archive|page|category)(\/|$)/.test(path);

/** Files that aren't pages, for the part about documentation. */
const apiFiles = (url: string) => [
  `- [OpenAPI document](${url}/api/openapi.yaml): the whole API in OpenAPI 3.1, also as [JSON](${url}/api/openapi.json)`,
  `- [Postman collection](${url}/api/postman.json): every request of the API, with example responses`,
];

/** Builds the index for language models: https://llmstxt.org. */
export function llmsTxt(pages: readonly PageText[], site: Site): string {
  const readable = pages.filter(isForReading);
  const lists = parts.map((part) => {
    const ofPart = readable.filter((page) => partOf(page) === part);
    const lines = ofPart.map(
      ({path, title, description}) =>
        `- [${title}](${site.url}${markdownPath(path)}): ${description}`,
    );
    if (ofPart.some(({section}) => section === 'api')) lines.push(...apiFiles(site.url));
    return lines.length > 0 ? `## ${part.title}\n\n${lines.join('\n')}` : '';
  });
  const head = `# ${site.name}\n\n> ${site.tagline}\n\nEvery page is also there as Markdown: its URL and \`.md\`. All of them in one file: ${site.url}/llms-full.txt`;
  return `${[head, ...lists.filter(Boolean)].join('\n\n')}\n`;
}

/** Joins the text of every page in llms.txt, in the same order. */
export function llmsFullTxt(pages: readonly PageText[]): string {
  const readable = pages.filter(isForReading);
  return parts
    .flatMap((part) => readable.filter((page) => partOf(page) === part))
    .map(({markdown}) => markdown)
    .join('\n---\n\n');
}

/** Builds the list of pages, with a hash by which scripts can tell whether a page's text changed. */
export function manifest(pages: readonly PageText[], site: Site, builtOn: string): string {
  const entries = pages.map(({markdown, description: _description, ...page}) => ({
    ...page,
    url: site.url + page.path,
    markdown: site.url + markdownPath(page.path),
    sha256: createHash('sha256').update(markdown).digest('hex'),
  }));
  return `${JSON.stringify({site: site.url, builtOn, pages: entries}, null, 1)}\n`;
}
