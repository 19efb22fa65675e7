import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Plugin} from '@docusaurus/types';

import type {Build, PageReader} from '../built-pages';
import {ownCache, type Cached} from '../lib/bundler';
import {buildIndex} from '../search-engine/buildIndex';
import type {Section} from '../search-engine/section';
import {indexFile, indexFolder, manifestPath, type Facets, type ManifestEntry} from './files';
import {sectionsOf} from './sections';

/** The module that gives the search's views their client. src/types/generated.d.ts declares it. */
const CLIENT = '@search/client';

/**
 * Searches in the visitor's browser. It replaces two components of the Algolia theme, the search bar and the search page,
 * with those of the search feature. The theme itself stays unmodified.
 */
export default function embeddedSearch(): Plugin {
  return {
    name: 'embedded-search',
    getThemePath: () => path.join(__dirname, '../../src/features/search/theme'),
    configureWebpack: (config) => ({
      ...ownCache(config as Cached, 'embedded-search'),
      resolve: {alias: {[CLIENT]: path.join(__dirname, 'client/searchClient.ts')}},
    }),
  };
}

type IndexContent = Facets & {readonly sections: Section[]};

/** Writes one search index per language and tag, plus a manifest. */
export function searchIndexes({outDir, baseUrl}: Pick<Build, 'outDir' | 'baseUrl'>): PageReader {
  const contents = new Map<string, IndexContent>();
  return {
    read(page) {
      const found = sectionsOf(page, baseUrl);
      if (!found) return;
      const {language, docusaurus_tag, sections} = found;
      const name = `${language}-${docusaurus_tag}`;
      const content = contents.get(name) ?? {language, docusaurus_tag, sections: []};
      content.sections.push(...sections);
      contents.set(name, content);
    },
    write() {
      const manifest: ManifestEntry[] = [];
      for (const [name, {sections, ...facets}] of contents) {
        const files = buildIndex(sections);
        const folder = `${name}-${hashOf(files)}`;
        fs.mkdirSync(path.join(outDir, indexFolder(folder)), {recursive: true});
        // Waiting for each of so many small files takes twice as long.
        for (const [file, bytes] of files)
          fs.writeFileSync(path.join(outDir, indexFile(folder, file)), gzipSync(bytes));
        manifest.push({...facets, folder});
      }
      const manifestFile = path.join(outDir, manifestPath);
      fs.mkdirSync(path.dirname(manifestFile), {recursive: true});
      fs.writeFileSync(manifestFile, JSON.stringify(manifest));
    },
  };
}

function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 8);
}
