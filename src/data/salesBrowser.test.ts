import {salesBrowserExample} from './salesBrowser';

const {address, signals, openings} = salesBrowserExample;

test('salesBrowser.ts: the company in the mock screen is fictional', () => {
  expect(address.split('/')[0]).toMatch(/\.example$/);
});

test('salesBrowser.ts: signals are numbered from 1, and every mark on the page has its signal', () => {
  expect(signals.map(({number}) => number)).toEqual(signals.map((_signal, index) => index + 1));
  const marks = openings.flatMap((opening) => ('signal' in opening ? [opening.signal] : []));
  for (const mark of marks) expect(signals.map(({number}) => number)).toContain(mark);
});
