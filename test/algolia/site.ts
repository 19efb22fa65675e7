import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {listen} from '../../scripts/lib/listen.mjs';
import {createSiteServer} from '../../scripts/lib/server.mjs';
import {readRecords} from '../../scripts/lib/algolia/records';
import {APP_ID, ports, pushTo, SEARCH_KEY, startAlgoliaServer} from './server';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/algolia');
const site = path.join(cache, 'site');
const INDEX = 'site';

/**
 * Builds the site with Algolia's variables, sends its records to a local server that speaks Algolia's calls, and serves
 * both. `--built` serves the last build.
 */
async function main(): Promise<void> {
  if (!process.argv.includes('--built')) {
    const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    execFileSync(process.execPath, [docusaurus, 'build', '--out-dir', site], {
      ...{cwd: root, stdio: 'inherit'},
      env: {
        ...process.env,
        ...{ALGOLIA_APP_ID: APP_ID, ALGOLIA_SEARCH_KEY: SEARCH_KEY, ALGOLIA_INDEX: INDEX},
        // Keeps the generated files of the usual build.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(cache, 'generated'),
      },
    });
  }
  const algolia = await startAlgoliaServer(ports.algolia);
  await pushTo(algolia, {indexName: INDEX, records: await readRecords(site), isDryRun: false});
  await listen(createSiteServer({root: site}), {host: 'localhost', port: ports.site});
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
