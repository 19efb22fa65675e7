import fs from 'node:fs/promises';
import path from 'node:path';

import {readPages} from '../lib/built-pages/readPages';
import {buildIndex, indexFolder, manifestFile, type ManifestEntry} from './searchIndex';
import type {Section} from './section';
import {sectionsOf, type SearchablePage} from './sections';

export interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Paths of all pages, each with the base URL. */
  readonly routes: readonly string[];
}

/** Reads the rendered pages and writes one index per language and tag, and the list of them. */
export async function writeIndexes({outDir, baseUrl, routes}: Site): Promise<void> {
  // The build's folder has no base URL in it.
  const built = await readPages(
    outDir,
    routes.map((route) => route.slice(baseUrl.length - 1)),
  );
  const pages = built.flatMap(
    ({path: route, html}) => sectionsOf(html, baseUrl + route.slice(1), baseUrl) ?? [],
  );

  const folder = path.join(outDir, indexFolder);
  await fs.mkdir(folder, {recursive: true});
  const manifest: ManifestEntry[] = [];
  for (const {sections, ...entry} of byFile(pages)) {
    await fs.writeFile(path.join(folder, entry.file), JSON.stringify(buildIndex(sections)));
    manifest.push(entry);
  }
  await fs.writeFile(path.join(folder, manifestFile), JSON.stringify(manifest));
}

type IndexContent = ManifestEntry & {readonly sections: readonly Section[]};

/** Brings the sections that share a language and tag together. */
function byFile(pages: readonly SearchablePage[]): IndexContent[] {
  const contents = new Map<string, IndexContent>();
  for (const {language, docusaurus_tag, sections} of pages) {
    const file = `${language}-${docusaurus_tag}.json`;
    const before = contents.get(file)?.sections ?? [];
    contents.set(file, {language, docusaurus_tag, file, sections: [...before, ...sections]});
  }
  return Array.from(contents.values());
}
