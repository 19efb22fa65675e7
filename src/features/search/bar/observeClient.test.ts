import type {
  SearchAnswer,
  SearchClient,
} from '@site/plugins/embedded-search/client/createSearchClient';
import type {HitTexts} from '../hits';
import {observeClient, panelOf, statusOf, titlesFirst, type Outcome} from './observeClient';

describe('observeClient', () => {
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
});

describe('titlesFirst', () => {
  const hit = (anchor: string, page = '/a') => ({url: page + anchor, url_without_anchor: page});
  const answerWith = (...hits: object[]) => ({results: [{hits}]}) as unknown as SearchAnswer;

  /** Starts a search that the test answers. */
  function setUp() {
    const search: SearchClient['search'] = (_call, onTitles) =>
      new Promise((resolve, reject) => Object.assign(client, {onTitles, resolve, reject}));
    const client = {search} as SearchClient & {
      onTitles: (answer: SearchAnswer) => void;
      resolve: (answer: SearchAnswer) => void;
      reject: (error: Error) => void;
    };
    return {client, answered: titlesFirst(client, 'call')};
  }

  const laterOf = ({results}: SearchAnswer) =>
    (results[0]?.hits[0]?._snippetResult as HitTexts | undefined)?.later;

  test('titles are the answer, and become the hit of the same page', async () => {
    const {client, answered} = setUp();
    client.onTitles(answerWith(hit('')));
    const answer = await answered;
    client.resolve(answerWith(hit('', '/b'), hit('#best')));
    expect(await laterOf(answer)).toMatchObject({url: '/a#best'});
  });

  test('titles stay when their texts fail', async () => {
    const {client, answered} = setUp();
    client.onTitles(answerWith(hit('')));
    const answer = await answered;
    client.reject(new Error('offline'));
    expect(await laterOf(answer)).toBeNull();
  });

  test('without titles, the results are the answer, or the failure', async () => {
    const [found, failed] = [setUp(), setUp()];
    found.client.resolve(answerWith(hit('')));
    expect(laterOf(await found.answered)).toBeUndefined();
    failed.client.reject(new Error('offline'));
    await expect(failed.answered).rejects.toThrow('offline');
  });
});

describe('panelOf', () => {
  const outcome = (changes: Partial<Outcome>): Outcome => ({
    ...{query: 'x', pageCount: 0, hasHits: false, nearest: [], failure: null},
    ...changes,
  });

  test.each([
    ['before a query', '', null, 'start'],
    ['when the query was cleared', ' ', outcome({}), 'start'],
    ['with nothing behind a scope', 'docs: ', outcome({query: 'docs: '}), 'start'],
    ['during the first search', 'x', null, null],
    ['during the search for another query', 'xy', outcome({}), null],
    ['with hits', 'x', outcome({hasHits: true}), null],
    ['without hits', 'x', outcome({}), 'none'],
    ['after a failure', 'x', outcome({failure: 'offline'}), 'failed'],
  ] as const)('panelOf: %s', (_case, query, latest, expected) => {
    expect(panelOf(query, latest)).toBe(expected);
  });

  test.each([
    ['before a query', '', null, ''],
    ['during the search for another query', 'xy', outcome({hasHits: true, pageCount: 3}), ''],
    ['with hits', 'x', outcome({hasHits: true, pageCount: 3}), '3'],
    ['without hits', ' x ', outcome({query: ' x '}), '“x”'],
  ] as const)('statusOf: %s', (_case, query, latest, expected) => {
    const status = statusOf(query, latest);
    expect(status).toContain(expected);
    expect(status === '').toBe(expected === '');
  });
});
