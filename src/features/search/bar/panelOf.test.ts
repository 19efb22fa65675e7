import {panelOf, statusOf, type Outcome} from './observeClient';

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
