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
] as const)('featureMark(%s, %s) is %s', (value, confidence, mark) => {
  expect(featureMark(value, confidence)).toBe(mark);
});

test('countMarks counts every vendor', () => {
  expect(countMarks('leadDatabase', vendors)).toEqual({yes: 7, partial: 2, no: 0, unknown: 2});
  expect(countMarks('publicApi', vendors)).toEqual({yes: 11, partial: 0, no: 0, unknown: 0});
});

test.each([
  [{yes: 7, partial: 2, no: 0, unknown: 2}, '2 partial, 2 unknown'],
  [{yes: 9, partial: 0, no: 2, unknown: 0}, '2 without it'],
  [{yes: 11, partial: 0, no: 0, unknown: 0}, ''],
])('restOf(%p) is "%s"', (counts, text) => {
  expect(restOf(counts)).toBe(text);
});

test('countRecalled counts the marks without a source', () => {
  expect(countRecalled(vendors)).toEqual({recalled: 15, all: 88});
});

test('marksIn returns the marks that occur, and no others', () => {
  expect(marksIn(vendors)).toEqual(['yes', 'partial', 'unknown']);
  expect(marksIn([])).toEqual([]);
});
