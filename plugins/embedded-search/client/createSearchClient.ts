import type {SearchResult} from '../response';
import {unavailableMessage, type Answer, type Question} from './messages';

/** The members of `Worker` that the client uses. */
export interface SearchWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (question: Question) => void;
  terminate: () => void;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
}

/** The members of an Algolia client that DocSearch's modal and algoliasearch-helper use. */
export interface SearchClient {
  /** `onTitles` gets hits without texts first, when those take long to load; never one of Algolia's. */
  search: (call: unknown, onTitles?: (answer: SearchAnswer) => void) => Promise<SearchAnswer>;
  addAlgoliaAgent: () => void;
  clearCache: () => Promise<void>;
  /** DocSearch reads this when it identifies itself to Algolia. */
  readonly transporter: {readonly algoliaAgent: {readonly value: string}};
}

interface Caller {
  readonly onTitles: ((answer: SearchAnswer) => void) | undefined;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** DocSearch shows its error screen only for errors with this name. */
function searchError(message: string): Error {
  const error = new Error(message);
  error.name = 'RetryError';
  return error;
}

/**
 * Creates a client that sends searches to a worker. The worker starts on the first search; when it fails, all pending
 * searches are rejected and the next search starts a new worker.
 */
export function createSearchClient(startWorker: () => SearchWorker, baseUrl: string): SearchClient {
  const callers = new Map<number, Caller>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  function settle(answer: Answer): void {
    const caller = callers.get(answer.id);
    if ('titles' in answer) {
      caller?.onTitles?.({results: answer.titles});
      return;
    }
    callers.delete(answer.id);
    if ('error' in answer) caller?.reject(searchError(answer.error));
    else caller?.resolve({results: answer.results});
  }

  function fail(message: string): void {
    worker?.terminate();
    worker = undefined;
    const waiting = Array.from(callers.values());
    callers.clear();
    waiting.forEach(({reject}) => reject(searchError(message)));
  }

  function start(): SearchWorker {
    const started = startWorker();
    started.onmessage = ({data}) => settle(data);
    started.onerror = ({message}) => fail(message || unavailableMessage);
    return started;
  }

  return {
    search: (call, onTitles) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        callers.set(id, {onTitles, resolve, reject});
        try {
          worker ??= start();
          worker.postMessage({id, baseUrl, call});
        } catch (error) {
          // Old browsers and strict content policies throw here.
          fail(String(error));
        }
      }),
    addAlgoliaAgent: () => undefined,
    clearCache: () => Promise.resolve(),
    transporter: {algoliaAgent: {value: ''}},
  };
}
