import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

import {readPages} from '../built-pages/readPages';
import {llmsFullTxt, llmsTxt, manifest, type Site} from './files';
import {markdownPath, pageText} from './pageText';

/** Writes every page as Markdown beside it, `llms.txt`, `llms-full.txt`, and `pages.json`. */
export default function machineReadable({siteConfig}: LoadContext): Plugin {
  const vcs = siteConfig.future.experimental_vcs;

  async function lastChange(route: RouteConfig | undefined): Promise<string | null> {
    const file = route?.metadata?.sourceFilePath;
    const change = file ? await vcs.getFileLastUpdateInfo(file) : null;
    return change ? new Date(change.timestamp).toISOString().slice(0, 10) : null;
  }

  return {
    name: 'machine-readable',

    async postBuild({outDir, routesPaths, routes}) {
      const site: Site = {
        name: siteConfig.title,
        tagline: siteConfig.tagline,
        url: siteConfig.url,
      };
      const byPath = new Map(flattenRoutes(routes).map((route) => [route.path, route]));
      const built = await readPages(outDir, [...routesPaths].sort());
      const pages = [];
      for (const page of built) {
        const lastChanged = await lastChange(byPath.get(page.path));
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
