import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import type {Build, PageReader} from '../built-pages';
import {buildIndex} from '../search-engine/buildIndex';
import {indexFile, manifestPath, type ManifestEntry} from './files';
import type {Facets, Section} from './section';
import {sectionsOf} from './sections';

const compress = promisify(gzip);

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
    async write() {
      const manifest: ManifestEntry[] = [];
      for (const [name, {sections, ...facets}] of contents) {
        const files = buildIndex(sections);
        const folder = `${name}-${hashOf(files)}`;
        const pathOf = (file: string) => path.join(outDir, indexFile(folder, file));
        await fs.mkdir(path.dirname(pathOf('')), {recursive: true});
        for (const [file, bytes] of files) await fs.writeFile(pathOf(file), await compress(bytes));
        manifest.push({...facets, folder});
      }
      const manifestFile = path.join(outDir, manifestPath);
      await fs.mkdir(path.dirname(manifestFile), {recursive: true});
      await fs.writeFile(manifestFile, JSON.stringify(manifest));
    },
  };
}

function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 8);
}
