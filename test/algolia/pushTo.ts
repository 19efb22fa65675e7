import {createHttpRequester} from '@algolia/requester-node-http';
import {algoliasearch} from 'algoliasearch';

import {pushRecords, type PushOptions, type Pushed} from '../../scripts/lib/algolia/push';
import {ADMIN_KEY, APP_ID, type AlgoliaServer} from './server';

/** Pushes records to the local server, as `npm run search:push` does to the live service. */
export function pushTo(
  {host, port, agent}: AlgoliaServer,
  options: PushOptions,
  key = ADMIN_KEY,
): Promise<Pushed> {
  const client = algoliasearch(APP_ID, key, {
    hosts: [{url: host, port, protocol: 'https', accept: 'readWrite'}],
    requester: createHttpRequester({httpsAgent: agent}),
  });
  return pushRecords(client, options);
}
