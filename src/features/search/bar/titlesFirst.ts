import type {
  SearchAnswer,
  SearchClient,
} from '@site/plugins/embedded-search/client/createSearchClient';
import type {AlgoliaHit} from '@site/plugins/embedded-search/response';

import type {HitTexts} from '../hits';

/**
 * Searches, and answers with titles if they come before their texts: DocSearch takes only one answer. Their hits have the
 * texts as `later`, and stay in their order.
 */
export function titlesFirst(client: SearchClient, call: unknown): Promise<SearchAnswer> {
  return new Promise((resolve, reject) => {
    const all = client.search(call, ({results}) =>
      resolve({
        results: results.map((result, at) => ({
          ...result,
          hits: result.hits.map((hit) => withTexts(hit, hitsOf(all, at))),
        })),
      }),
    );
    all.then(resolve, reject);
  });
}

const hitsOf = (all: Promise<SearchAnswer>, at: number) =>
  all.then(
    ({results}) => results[at]?.hits ?? [],
    () => [],
  );

function withTexts(hit: AlgoliaHit, all: Promise<readonly AlgoliaHit[]>): AlgoliaHit {
  const isSame = (other: AlgoliaHit) => other.url_without_anchor === hit.url_without_anchor;
  const later = all.then((hits) => hits.find(isSame) ?? null);
  // Among the texts, because DocSearch stores the rest of an opened hit on the device.
  const texts: AlgoliaHit['_snippetResult'] & HitTexts = {...hit._snippetResult, later};
  return {...hit, _snippetResult: texts};
}
