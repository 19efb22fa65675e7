import fs from 'node:fs/promises';
import path from 'node:path';

import type {Build, PageReader} from '../built-pages';
import {latestDay, listedPages, routesByPath} from '../lib/pageDates';
import {
  llmsFullTxt,
  llmsTxt,
  manifest,
  markdownPath,
  pageText,
  type PageText,
  type Site,
} from './files';

/** Writes a Markdown copy next to every page, `llms.txt`, `llms-full.txt`, and `pages.json`. */
export default function machineReadable({outDir, routes, siteConfig}: Build): PageReader {
  const vcs = siteConfig.future.experimental_vcs;
  const site: Site = {
    name: siteConfig.title,
    tagline: siteConfig.tagline,
    url: siteConfig.url,
  };
  const routeOf = routesByPath(routes);
  const listedOn = listedPages(routes);
  const pages: PageText[] = [];
  const write = (file: string, content: string) => fs.writeFile(path.join(outDir, file), content);

  async function changeOf(route: string): Promise<string | null> {
    const source = routeOf.get(route)?.metadata?.sourceFilePath;
    const change = source ? await vcs.getFileLastUpdateInfo(source) : null;
    return change ? new Date(change.timestamp).toISOString().slice(0, 10) : null;
  }

  /** A list has no source file, so it counts as changed when one of its pages changes. */
  const lastChange = async (route: string) =>
    latestDay(
      await Promise.all([route, ...listedOn(route).map((listed) => listed.path)].map(changeOf)),
    );

  return {
    async read(page) {
      const text = pageText(page, {siteUrl: site.url, lastChanged: await lastChange(page.path)});
      if (!text) return;
      pages.push(text);
      await write(markdownPath(text.path), text.markdown);
    },
    async write() {
      pages.sort((a, b) => (a.path < b.path ? -1 : 1));
      await write('llms.txt', llmsTxt(pages, site));
      await write('llms-full.txt', llmsFullTxt(pages));
      await write('pages.json', manifest(pages, site, siteConfig.customFields?.builtOn as string));
    },
  };
}
