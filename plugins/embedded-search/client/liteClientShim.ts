import {searchClient} from './searchClient';

/** Replaces `algoliasearch/lite` in the search page, which calls this on each render. */
export function liteClient() {
  return searchClient;
}
