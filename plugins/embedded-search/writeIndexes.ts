import fs from 'node:fs/promises';
import path from 'node:path';

import type {Build, PageReader} from '../built-pages';
import {buildIndex, indexFolder, manifestFile, type ManifestEntry} from './searchIndex';
import type {Section} from './section';
import {sectionsOf} from './sections';

type IndexContent = ManifestEntry & {readonly sections: Section[]};

/** Writes one search index per language and tag, plus a manifest. */
export function searchIndexes({outDir, baseUrl}: Pick<Build, 'outDir' | 'baseUrl'>): PageReader {
  const contents = new Map<string, IndexContent>();
  return {
    read(page) {
      const found = sectionsOf(page, baseUrl);
      if (!found) return;
      const {language, docusaurus_tag, sections} = found;
      const file = `${language}-${docusaurus_tag}.json`;
      const content = contents.get(file) ?? {language, docusaurus_tag, file, sections: []};
      content.sections.push(...sections);
      contents.set(file, content);
    },
    async write() {
      const folder = path.join(outDir, indexFolder);
      await fs.mkdir(folder, {recursive: true});
      const manifest: ManifestEntry[] = [];
      for (const {sections, ...entry} of contents.values()) {
        await fs.writeFile(path.join(folder, entry.file), JSON.stringify(buildIndex(sections)));
        manifest.push(entry);
      }
      await fs.writeFile(path.join(folder, manifestFile), JSON.stringify(manifest));
    },
  };
}
