import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

import {latestDay, listedPosts} from '../lib/blog-posts/listedPosts';
import {readPages} from '../lib/built-pages/readPages';
import {llmsFullTxt, llmsTxt, manifest, type Site} from './files';
import {markdownPath, pageText} from './pageText';

/** Writes every page as Markdown beside it, `llms.txt`, `llms-full.txt`, and `pages.json`. */
export default function machineReadable({siteConfig}: LoadContext): Plugin {
  const vcs = siteConfig.future.experimental_vcs;

  async function ownChange({metadata}: RouteConfig): Promise<string | null> {
    const change = metadata?.sourceFilePath
      ? await vcs.getFileLastUpdateInfo(metadata.sourceFilePath)
      : null;
    return change ? new Date(change.timestamp).toISOString().slice(0, 10) : null;
  }

  /** A list of posts has no source; it changes with what it lists. */
  async function lastChange(path: string, routes: RouteConfig[]): Promise<string | null> {
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) return null;
    return latestDay(await Promise.all([route, ...listedPosts(route, routes)].map(ownChange)));
  }

  return {
    name: 'machine-readable',

    async postBuild({outDir, routesPaths, routes}) {
      const site: Site = {
        name: siteConfig.title,
        tagline: siteConfig.tagline,
        url: siteConfig.url,
      };
      const leaves = flattenRoutes(routes);
      const built = await readPages(outDir, [...routesPaths].sort());
      const pages = [];
      for (const page of built) {
        const lastChanged = await lastChange(page.path, leaves);
        const text = pageText(page, {siteUrl: site.url, lastChanged});
        if (text) pages.push(text);
      }
      const write = (file: string, content: string) =>
        fs.writeFile(path.join(outDir, file), content);
      await Promise.all([
        ...pages.map((page) => write(markdownPath(page.path), page.markdown)),
        write('llms.txt', llmsTxt(pages, site)),
        write('llms-full.txt', llmsFullTxt(pages)),
        write('pages.json', manifest(pages, site, siteConfig.customFields?.builtOn as string)),
      ]);
    },
  };
}
