import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Build, PageReader} from '../built-pages';
import {buildIndex} from '../search-engine/buildIndex';
import {indexFile, manifestPath, type ManifestEntry} from './files';
import type {Facets, Section} from './section';
import {sectionsOf} from './sections';

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
        const pathOf = (file: string) => path.join(outDir, indexFile(folder, file));
        fs.mkdirSync(path.dirname(pathOf('')), {recursive: true});
        // Waiting for each of so many small files takes twice as long.
        for (const [file, bytes] of files) fs.writeFileSync(pathOf(file), gzipSync(bytes));
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
