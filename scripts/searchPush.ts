import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {algoliasearch} from 'algoliasearch';

import {readPages} from '../plugins/built-pages/readPages';
import {sectionsOf} from '../plugins/embedded-search/sections';
import {pushRecords} from './lib/algolia/push';
import {recordsOf, type AlgoliaRecord} from './lib/algolia/records';

/**
 * Sends the built pages to Algolia: `npm run search:push`, or with `-- --dry-run` to only compare. The records are made
 * from the same sections as the index of the embedded engine.
 */
const BUILD = path.resolve(__dirname, '../build');

interface Manifest {
  readonly site: string;
  readonly pages: readonly {readonly path: string}[];
}

function required(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new Error(`${name} isn't set.`);
  return value;
}

async function readRecords(): Promise<AlgoliaRecord[]> {
  const file = path.join(BUILD, 'pages.json');
  if (!fs.existsSync(file)) throw new Error('There is no build/pages.json. Run npm run build.');
  const {site, pages} = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const records: AlgoliaRecord[] = [];
  const paths = pages.map((page) => page.path);
  for await (const page of readPages(BUILD, paths)) {
    const searchable = sectionsOf(page);
    if (searchable) records.push(...recordsOf(searchable, site));
  }
  return records;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  const isDryRun = values['dry-run'];
  const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_ADMIN_KEY'));
  const indexName = required('ALGOLIA_INDEX');
  const pushed = await pushRecords(client, {indexName, records: await readRecords(), isDryRun});
  console.log(`${isDryRun ? 'Would change' : 'Changed'} the index "${indexName}":`);
  console.table(pushed);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `search:push: ${error.message}` : error);
  process.exitCode = 1;
});
