import {counted} from '@site/src/data/written';
import type {Outcome} from './observeClient';

/** The palette's screens besides hits: before a query, without hits, and after a failure. */
export type PanelKind = 'start' | 'none' | 'failed';

/** Returns null while a search runs and when there are hits. */
export function panelOf(query: string, outcome: Outcome | null): PanelKind | null {
  if (query.trim() === '') return 'start';
  if (outcome?.query !== query) return null;
  if (outcome.failure !== null) return 'failed';
  return outcome.hasHits ? null : 'none';
}

/** The outcome of a query in words; empty before a query and while its search runs. */
export function statusOf(query: string, outcome: Outcome | null): string {
  switch (panelOf(query, outcome)) {
    case 'failed':
      return 'Search couldn’t load';
    case 'none':
      return `No results for “${query.trim()}”`;
    case 'start':
      return '';
    case null:
      return outcome?.query === query ? counted(outcome.pageCount, 'page') : '';
  }
}
