import path from 'node:path';
import {parseArgs} from 'node:util';

import {algoliasearch} from 'algoliasearch';

import {pushRecords} from './lib/algolia/push';
import {readRecords} from './lib/algolia/records';

/**
 * Sends the built pages to Algolia: `npm run search:push`, or with `-- --dry-run` to only compare. The records are made
 * from the same sections as the index of the embedded engine.
 */
const BUILD = path.resolve(__dirname, '../build');

function required(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new Error(`${name} isn't set.`);
  return value;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  const isDryRun = values['dry-run'];
  const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_ADMIN_KEY'));
  const indexName = required('ALGOLIA_INDEX');
  const pushed = await pushRecords(client, {
    indexName,
    records: await readRecords(BUILD),
    isDryRun,
  });
  console.log(`${isDryRun ? 'Would change' : 'Changed'} the index "${indexName}":`);
  console.table(pushed);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `search:push: ${error.message}` : error);
  process.exitCode = 1;
});
