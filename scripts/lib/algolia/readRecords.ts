import fs from 'node:fs';
import path from 'node:path';

import {readPages} from '../../../plugins/built-pages/readPages';
import {sectionsOf} from '../../../plugins/embedded-search/sections';
import {recordsOf, type AlgoliaRecord} from './records';

interface Manifest {
  readonly site: string;
  readonly pages: readonly {readonly path: string}[];
}

/**
 * Makes the records of a built site.
 *
 * @throws when the folder has no build
 */
export async function readRecords(build: string): Promise<AlgoliaRecord[]> {
  const file = path.join(build, 'pages.json');
  if (!fs.existsSync(file)) throw new Error(`There is no ${file}. Run npm run build.`);
  const {site, pages} = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const records: AlgoliaRecord[] = [];
  const paths = pages.map((page) => page.path);
  for await (const page of readPages(build, paths)) {
    const searchable = sectionsOf(page);
    if (searchable) records.push(...recordsOf(searchable, site));
  }
  return records;
}
