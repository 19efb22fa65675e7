import {answer, type Surroundings} from '../answer';
import {IndexStore} from './indexStore';
import type {Answer, Question} from './messages';

/** Runs in a worker, so loading and searching the indexes never blocks typing. */
let store: IndexStore | undefined;
let queue = Promise.resolve();

// The Accept header keeps the dev server from responding with its HTML page.
async function fetchText(url: string): Promise<string | null> {
  const response = await fetch(url, {headers: {Accept: 'application/json'}});
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

async function respond({id, baseUrl, call}: Question): Promise<void> {
  const indexes = (store ??= new IndexStore(baseUrl, fetchText));
  let message: Answer;
  try {
    const surroundings: Surroundings = {
      indexesFor: (isAllowed) => indexes.indexesFor(isAllowed),
      origin: location.origin,
      now: () => performance.now(),
    };
    message = {id, results: await answer(call, surroundings)};
  } catch (error) {
    message = {id, error: error instanceof Error ? error.message : String(error)};
  }
  postMessage(message);
}

// Questions run in order, so the latest one is answered last.
addEventListener('message', ({data}: MessageEvent<Question>) => {
  queue = queue.then(() => respond(data));
});
