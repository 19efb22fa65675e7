import type {Outcome} from './observeClient';
import {panelOf} from './panelOf';

const outcome = (changes: Partial<Outcome>): Outcome => ({
  ...{query: 'x', pageCount: 0, hasHits: false, nearest: [], failure: null},
  ...changes,
});

test.each([
  ['before a query', '', null, 'start'],
  ['when the query was cleared', ' ', outcome({}), 'start'],
  ['during the first search', 'x', null, null],
  ['during the search for another query', 'xy', outcome({}), null],
  ['with hits', 'x', outcome({hasHits: true}), null],
  ['without hits', 'x', outcome({}), 'none'],
  ['after a failure', 'x', outcome({failure: 'offline'}), 'failed'],
] as const)('panelOf: %s', (_case, query, latest, expected) => {
  expect(panelOf(query, latest)).toBe(expected);
});
