import type {
  SearchAnswer,
  SearchClient,
} from '@site/plugins/embedded-search/client/createSearchClient';
import type {HitTexts} from '../hits';
import {titlesFirst} from './observeClient';

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
