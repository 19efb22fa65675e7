import fs from 'node:fs/promises';
import path from 'node:path';

import {dayOf} from '../../src/lib/dates';
import {escapeHtml, markdownPath} from '../../src/lib/text';
import type {Build, PageReader} from '../built-pages';
import type {BuiltPage} from '../built-pages/readPages';
import {latestDay, listedPages, routesByPath} from '../lib/pageDates';
import {
  describePage,
  llmsTxt,
  manifest,
  pageIndex,
  pagesToRead,
  type PageFacts,
  type Site,
} from './files';

/**
 * Describes the social card: its size, which scripts/assets draws, and, unless it's shared with other pages, its text. These
 * tags have to follow that of the image, before which Docusaurus writes its own.
 */
const describeSocialCard = (html: string, {path: page, head}: BuiltPage): string =>
  html.replace(/<meta[^>]* property=og:image content=(\S+) [^>]*>/, (image, card: string) => {
    const isOwn = card.endsWith(`/social${page === '/' ? '/site' : page}.png`);
    const alt = isOwn ? `<meta property=og:image:alt content="${escapeHtml(head.title)}">` : '';
    return `${image}<meta property=og:image:width content=1200><meta property=og:image:height content=630>${alt}`;
  });

/**
 * Writes a Markdown copy next to every page, `llms.txt`, `llms-full.txt`, `pages.json`, and `page-index.json`, and describes
 * the social cards in the pages.
 */
export default function machineReadable({outDir, routes, siteConfig}: Build): PageReader {
  const vcs = siteConfig.future.experimental_vcs;
  const site: Site = {
    name: siteConfig.title,
    tagline: siteConfig.tagline,
    url: siteConfig.url,
  };
  const routeOf = routesByPath(routes);
  const listedOn = listedPages(routes);
  const pages: PageFacts[] = [];
  const write = (file: string, content: string | AsyncIterable<string>) =>
    fs.writeFile(path.join(outDir, file), content);

  /** Like the sitemap: the day that the page states, or else the one of its last commit. */
  async function changeOf(route: string): Promise<string | null> {
    const {sourceFilePath: source, lastUpdatedAt} = routeOf.get(route)?.metadata ?? {};
    if (lastUpdatedAt) return dayOf(lastUpdatedAt);
    const change = source ? await vcs.getFileLastUpdateInfo(source) : null;
    return change ? dayOf(change.timestamp) : null;
  }

  /** A list has no source file, so it counts as changed when one of its pages changes. */
  const lastChange = async (route: string) =>
    latestDay(
      await Promise.all([route, ...listedOn(route).map((listed) => listed.path)].map(changeOf)),
    );

  /** Yields the Markdown of pages one by one, with a line between them. */
  async function* textsOf(all: readonly PageFacts[]): AsyncGenerator<string> {
    for (const [at, page] of all.entries()) {
      const markdown = await fs.readFile(path.join(outDir, markdownPath(page.path)), 'utf8');
      yield at > 0 ? `\n---\n\n${markdown}` : markdown;
    }
  }

  return {
    async read(page) {
      const lastChanged = await lastChange(page.path);
      const described = describePage(page, {siteUrl: site.url, lastChanged});
      if (!described) return;
      pages.push(described.facts);
      await write(markdownPath(page.path), described.markdown);
    },
    rewrite: describeSocialCard,
    async write() {
      await write('page-index.json', pageIndex(pages));
      pages.sort((a, b) => (a.path < b.path ? -1 : 1));
      await write('llms.txt', llmsTxt(pages, site));
      await write('llms-full.txt', textsOf(pagesToRead(pages)));
      await write('pages.json', manifest(pages, site, siteConfig.customFields?.builtOn as string));
    },
  };
}
