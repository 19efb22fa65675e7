import {vendors} from '@site/src/data/vendors';
import {countMarks, countRecalled, featureMark, marksIn, restOf} from './marks';

test.each([
  ['yes', 'stated', 'yes'],
  ['yes', 'recalled', 'yes'],
  ['partial', 'captured', 'partial'],
  ['partial', 'recalled', 'partial'],
  ['no', 'stated', 'no'],
  ['no', 'captured', 'no'],
  ['no', 'recalled', 'unknown'],
  ['unknown', 'recalled', 'unknown'],
  ['unknown', 'stated', 'unknown'],
] as const)('%s, %s, is shown as %s', (value, confidence, mark) => {
  expect(featureMark(value, confidence)).toBe(mark);
});

test('the eleven are counted', () => {
  expect(countMarks('leadDatabase', vendors)).toEqual({yes: 7, partial: 2, no: 0, unknown: 2});
  expect(countMarks('publicApi', vendors)).toEqual({yes: 11, partial: 0, no: 0, unknown: 0});
});

test.each([
  [{yes: 7, partial: 2, no: 0, unknown: 2}, '2 partly, 2 not known'],
  [{yes: 9, partial: 0, no: 2, unknown: 0}, '2 without'],
  [{yes: 11, partial: 0, no: 0, unknown: 0}, ''],
])('beside the yes of %p stands "%s"', (counts, text) => {
  expect(restOf(counts)).toBe(text);
});

test('marks without a source are counted', () => {
  expect(countRecalled(vendors)).toEqual({recalled: 15, all: 88});
});

test('the legend explains the marks that occur, and no others', () => {
  expect(marksIn(vendors)).toEqual(['yes', 'partial', 'unknown']);
  expect(marksIn([])).toEqual([]);
});
