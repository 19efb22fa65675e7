import siteConfig from '@generated/docusaurus.config';

import {createSearchClient} from './createSearchClient';

/**
 * The one client of modal and search page, so that an index is loaded once. Importing it starts nothing:
 * the server does so too, when it renders the search page.
 */
export const searchClient = createSearchClient(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  siteConfig.baseUrl,
);
