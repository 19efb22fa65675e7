import {createSearchClient, type SearchWorker} from './createSearchClient';
import {unavailableMessage, type Answer, type Question} from './messages';

class FakeWorker implements SearchWorker {
  onmessage: SearchWorker['onmessage'] = null;
  onerror: SearchWorker['onerror'] = null;
  readonly questions: Question[] = [];
  isTerminated = false;
  postMessage(question: Question) {
    this.questions.push(question);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(answer: Answer) {
    this.onmessage?.({data: answer} as MessageEvent<Answer>);
  }
  crash(message?: string) {
    this.onerror?.({message} as ErrorEvent);
  }
}

const result = (nbHits: number) => ({nbHits}) as never;

function setUp() {
  const workers: FakeWorker[] = [];
  const client = createSearchClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, '/base/');
  return {client, workers};
}

test('starts one worker, on the first search', () => {
  const {client, workers} = setUp();
  client.addAlgoliaAgent();
  expect(workers).toHaveLength(0);
  void client.search('a');
  void client.search('b');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.questions).toEqual([
    {id: 1, baseUrl: '/base/', call: 'a'},
    {id: 2, baseUrl: '/base/', call: 'b'},
  ]);
});

test('matches responses to searches when they arrive out of order', async () => {
  const {client, workers} = setUp();
  const [first, second] = [client.search('a'), client.search('b')];
  workers[0]?.answer({id: 2, results: [result(2)]});
  workers[0]?.answer({id: 1, results: [result(1)]});
  expect(await first).toEqual({results: [{nbHits: 1}]});
  expect(await second).toEqual({results: [{nbHits: 2}]});
});

test('passes on titles that come before the results', async () => {
  const {client, workers} = setUp();
  const onTitles = vi.fn();
  const search = client.search('a', onTitles);
  workers[0]?.answer({id: 1, titles: [result(1)]});
  expect(onTitles).toHaveBeenCalledWith({results: [{nbHits: 1}]});
  workers[0]?.answer({id: 1, results: [result(2)]});
  expect(await search).toEqual({results: [{nbHits: 2}]});
});

test('names errors RetryError, for which DocSearch shows its error screen', async () => {
  const {client, workers} = setUp();
  const search = client.search('a');
  workers[0]?.answer({id: 1, error: 'offline'});
  await expect(search).rejects.toMatchObject({name: 'RetryError', message: 'offline'});
});

test('rejects pending searches when the worker crashes, then starts a new one', async () => {
  const {client, workers} = setUp();
  const searches = [client.search('a'), client.search('b')];
  workers[0]?.crash();
  for (const search of searches) await expect(search).rejects.toThrow(unavailableMessage);
  expect(workers[0]?.isTerminated).toBe(true);
  void client.search('c');
  expect(workers[1]?.questions).toMatchObject([{call: 'c'}]);
});

test("rejects the search when a worker can't be created", async () => {
  const client = createSearchClient(() => {
    throw new Error('SecurityError');
  }, '/');
  await expect(client.search('a')).rejects.toMatchObject({
    name: 'RetryError',
    message: expect.stringContaining('SecurityError') as string,
  });
});
