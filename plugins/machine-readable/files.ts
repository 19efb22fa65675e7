import {createHash} from 'node:crypto';

import {markdownPath} from '../../src/lib/text';
import type {BuiltPage} from '../built-pages/readPages';
import {toMarkdown} from './toMarkdown';

/** The facts of a page that the lists of pages show. Its Markdown is only on the disk, because that of all pages is large. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** First segment of the path; empty for the home page. */
  readonly section: string;
  /** Version of the help center, guides, or API; null elsewhere. `current` is the published version. */
  readonly version: string | null;
  /**
   * Date (YYYY-MM-DD) that the page states, or else of the last commit to its source; null if uncommitted. A list has the date
   * of its latest page.
   */
  readonly lastChanged: string | null;
  /** Of the Markdown, in hex, so that scripts can tell whether a page's text changed. */
  readonly sha256: string;
}

/** Returns the Markdown and the facts of a built page, or null for a noindex page. */
export function describePage(
  page: BuiltPage,
  options: {readonly siteUrl: string; readonly lastChanged: string | null},
): {readonly markdown: string; readonly facts: PageFacts} | null {
  const {isHidden, version, title, description} = page.head;
  if (isHidden || !title) return null;
  const markdown = toMarkdown(page, options.siteUrl);
  const facts = {
    path: page.path,
    title,
    description,
    section: page.path.split('/')[1] ?? '',
    version,
    lastChanged: options.lastChanged,
    sha256: createHash('sha256').update(markdown).digest('hex'),
  };
  return {markdown, facts};
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

const partOf = ({section}: PageFacts) =>
  parts.find(({sections}) => sections === null || sections.includes(section));

/** Frozen versions repeat the current one. */
const isCurrent = ({version}: PageFacts) => version === null || version === 'current';

/** Leaves out frozen versions, and lists, which repeat their pages. */
const isForReading = (page: PageFacts) =>
  isCurrent(page) && !/\/(tags|authors|archive|page|category)(\/|$)/.test(page.path);

/** The pages of each part of llms.txt. */
function pagesByPart(pages: readonly PageFacts[]) {
  const readable = pages.filter(isForReading);
  return parts.map((part) => ({
    title: part.title,
    pages: readable.filter((page) => partOf(page) === part),
  }));
}

/** Files that aren't pages, for the part about documentation. */
const apiFiles = (url: string) => [
  `- [OpenAPI document](${url}/api/openapi.yaml): the whole API in OpenAPI 3.1, also as [JSON](${url}/api/openapi.json)`,
  `- [Postman collection](${url}/api/postman.json): every request of the API, with example responses`,
];

/** Files that change often. By convention, readers that need less text leave out the part with the title "Optional". */
const optionalFiles = (url: string) => [
  '## Optional',
  '',
  `- [Changes](${url}/pages.json): every page with the date of its last change and a hash of its Markdown, as JSON`,
  `- [Status](${url}/status.json): the current status, incidents, and planned maintenance, as JSON, also as a [feed](${url}/status/rss.xml)`,
  `- [Posts](${url}/blog/rss.xml): the blog as a feed`,
  `- [Release notes](${url}/changelog/rss.xml): new features and improvements as a feed, also [those of the API](${url}/api/changelog/rss.xml)`,
];

/** Builds the index for language models: https://llmstxt.org. */
export function llmsTxt(pages: readonly PageFacts[], site: Site): string {
  const lists = pagesByPart(pages).map((part) => {
    const lines = part.pages.map(
      ({path, title, description}) =>
        `- [${title}](${site.url}${markdownPath(path)}): ${description}`,
    );
    if (part.pages.some(({section}) => section === 'api')) lines.push(...apiFiles(site.url));
    return lines.length > 0 ? `## ${part.title}\n\n${lines.join('\n')}` : '';
  });
  const head = `# ${site.name}\n\n> ${site.tagline}\n\nEach page below is linked as Markdown. Without \`.md\`, it’s the page for people. All of them in one file: ${site.url}/llms-full.txt`;
  return `${[head, ...lists.filter(Boolean), optionalFiles(site.url).join('\n')].join('\n\n')}\n`;
}

/** Returns the pages of llms.txt, in the same order. */
export const pagesToRead = (pages: readonly PageFacts[]): PageFacts[] =>
  pagesByPart(pages).flatMap((part) => part.pages);

/** Builds the list of pages of which the 404 page suggests the closest matches. */
export const pageIndex = (pages: readonly PageFacts[]): string =>
  JSON.stringify(pages.filter(isCurrent).map(({path, title}) => ({path, title})));

/** Builds the list of pages that scripts can poll for changes. */
export function manifest(pages: readonly PageFacts[], site: Site, builtOn: string): string {
  const entries = pages.map(({sha256, description: _description, ...page}) => ({
    ...page,
    url: site.url + page.path,
    markdown: site.url + markdownPath(page.path),
    sha256,
  }));
  return `${JSON.stringify({site: site.url, builtOn, pages: entries}, null, 1)}\n`;
}
