import siteConfig from '@generated/docusaurus.config';

import {createSearchClient} from './createSearchClient';

/**
 * Shared by the modal and the search page, so each index loads once. The worker starts lazily, so importing this during
 * server rendering is safe.
 */
export const searchClient = createSearchClient(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  siteConfig.baseUrl,
);
