import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
import {observeClient, type Outcome} from './observeClient';

type Result = Awaited<ReturnType<SearchClient['search']>>;

/** A client whose searches the test settles, in any order. */
function setUp() {
  const settle: {resolve: (result: Result) => void; reject: (error: Error) => void}[] = [];
  const client = {
    search: () => new Promise<Result>((resolve, reject) => settle.push({resolve, reject})),
  } as unknown as SearchClient;
  const outcomes: Outcome[] = [];
  const observed = observeClient(client, (outcome) => outcomes.push(outcome));
  const ask = (query: string) => observed.search({requests: [{query}]});
  return {settle, outcomes, ask};
}

const result = (nbHits: number) =>
  ({results: [{nbHits, hits: Array.from({length: nbHits}), nearest: []}]}) as unknown as Result;

test('reports the number of pages, and passes the answer on', async () => {
  const {settle, outcomes, ask} = setUp();
  const asked = ask('x');
  settle[0]?.resolve(result(7));
  expect((await asked).results[0]?.nbHits).toBe(7);
  expect(outcomes).toMatchObject([{query: 'x', pageCount: 7, hasHits: true, failure: null}]);
});

test('a failed search has no hits, so that none of an earlier query stay', async () => {
  const {settle, outcomes, ask} = setUp();
  const asked = ask('x');
  settle[0]?.reject(new Error('offline'));
  expect((await asked).results).toMatchObject([{hits: [], nbHits: 0}]);
  expect(outcomes).toMatchObject([{query: 'x', hasHits: false, failure: 'offline'}]);
});

test('never reports an older search after a newer one', async () => {
  const {settle, outcomes, ask} = setUp();
  const [first, second] = [ask('bo'), ask('bounce')];
  settle[1]?.resolve(result(2));
  await second;
  settle[0]?.resolve(result(9));
  await first;
  expect(outcomes.map(({query}) => query)).toEqual(['bounce']);
});
