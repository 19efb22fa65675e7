import {salesBrowserExample, salesBrowserFeatures} from './salesBrowser';

const {address, signals, openings, tabs, company} = salesBrowserExample;

test('salesBrowser.ts: there are six features, each with a name of its own', () => {
  expect(new Set(salesBrowserFeatures.map(({title}) => title)).size).toBe(6);
});

test('salesBrowser.ts: the drawn company is fictional, and its page the open tab', () => {
  expect(address.split('/')[0]).toMatch(/\.example$/);
  expect(tabs[0]).toBe(company);
});

test('salesBrowser.ts: signals are counted from 1, and a mark on the page has its signal', () => {
  expect(signals.map(({number}) => number)).toEqual(signals.map((_signal, index) => index + 1));
  const marks = openings.flatMap((opening) => ('signal' in opening ? [opening.signal] : []));
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(signals.map(({number}) => number)).toContain(mark);
});
