/** Runs in a worker, so loading and searching the indexes never blocks typing. */
import {answer, type Surroundings} from '../answer';
import {manifestPath} from '../files';
import {decompress, IndexStore} from './indexStore';
import type {Answer, Question} from './messages';

let store: IndexStore | undefined;

async function load(path: string, baseUrl: string): Promise<Uint8Array | null> {
  // The Accept header keeps the dev server from responding with its HTML page.
  const response = await fetch(baseUrl + path, {headers: {Accept: 'application/json'}});
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return path === manifestPath ? bytes : decompress(bytes);
}

/** Milliseconds until titles are shown without texts. On most networks the texts arrive earlier. */
const patienceMs = 250;

/** Only Chromium has the Network Information API. */
const savesData = () =>
  Boolean(
    (navigator as {readonly connection?: {readonly saveData?: boolean}}).connection?.saveData,
  );

async function respond({id, baseUrl, call}: Question): Promise<void> {
  const indexes = (store ??= new IndexStore((path) => load(path, baseUrl)));
  const surroundings: Surroundings = {
    indexesFor: (isAllowed) => indexes.indexesFor(isAllowed),
    origin: location.origin,
    baseUrl,
    now: () => performance.now(),
  };
  let message: Answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const ask = () =>
      answer(call, surroundings, (titles) => {
        timer ??= setTimeout(
          () => postMessage({id, titles: titles()} satisfies Answer),
          patienceMs,
        );
      });
    const results = await ask().catch(async (error: unknown) => {
      if (await indexes.isOutdated()) return ask();
      throw error;
    });
    message = {id, results};
  } catch (error) {
    message = {id, error: error instanceof Error ? error.message : String(error)};
  }
  clearTimeout(timer);
  postMessage(message);
  const hasHits = 'results' in message && message.results.some(({hits}) => hits.length > 0);
  if (hasHits && !savesData()) await indexes.loadAhead();
}

addEventListener('message', ({data}: MessageEvent<Question>) => void respond(data));
