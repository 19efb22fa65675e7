import {comparedFeatures} from '@site/src/data/comparedFeatures';
import type {FeatureClaim, FeatureClaims} from '@site/src/data/vendorFeatures';
import {countedFrom, isStale} from './age';
import {countMarks, countUnsourced, markOf, marksIn, restOf} from './marks';

const keys = comparedFeatures.map(({key}) => key);
/** A vendor with a partial mark for every feature but the lead database. */
const claimant = (leadDatabase: FeatureClaim) => {
  const features = Object.fromEntries(keys.map((key) => [key, ['partial', 'stated']]));
  return {features: {...features, leadDatabase} as FeatureClaims};
};
const claimants = [
  claimant(['yes', 'stated']),
  claimant(['yes', 'recalled']),
  claimant(['no', 'captured']),
  claimant(['no', 'recalled']),
];

describe('marks', () => {
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
  ] as const)('markOf %s, %s is %s', (value, confidence, mark) => {
    expect(markOf([value, confidence])).toBe(mark);
  });

  test('countMarks counts every vendor', () => {
    expect(countMarks('leadDatabase', claimants)).toEqual({yes: 2, partial: 0, no: 1, unknown: 1});
    expect(countMarks('publicApi', claimants)).toEqual({yes: 0, partial: 4, no: 0, unknown: 0});
  });

  test.each([
    [{yes: 7, partial: 2, no: 0, unknown: 2}, '2 partial, 2 unknown'],
    [{yes: 9, partial: 0, no: 2, unknown: 0}, '2 without it'],
    [{yes: 11, partial: 0, no: 0, unknown: 0}, ''],
  ])('restOf(%p) is "%s"', (counts, text) => {
    expect(restOf(counts)).toBe(text);
  });

  test('countUnsourced counts the marks without a source, and the unknown ones', () => {
    expect(countUnsourced(claimants)).toEqual({recalled: 1, unknown: 1, all: 4 * keys.length});
  });

  test('marksIn returns the marks that occur, and no others', () => {
    expect(marksIn(claimants)).toEqual(['yes', 'partial', 'no', 'unknown']);
    expect(marksIn(claimants.slice(0, 2))).toEqual(['yes', 'partial']);
    expect(marksIn([])).toEqual([]);
  });
});

describe('age', () => {
  test.each([
    // 180 days after August 13, 2026 is February 9, 2027.
    ['2026-08-13', '2026-11-21', false],
    ['2026-08-13', '2027-02-09', false],
    ['2026-08-13', '2027-02-10', true],
    // A month counts from its first day: 180 days after August 1, 2026 is January 28, 2027.
    ['2026-08', '2027-01-28', false],
    ['2026-08', '2027-01-29', true],
    ['2026-08-13', '2026-08-01', false],
  ])('isStale: a price of %s on %s is %p', (asOf, builtOn, stale) => {
    expect(isStale(asOf, builtOn)).toBe(stale);
  });

  test.each([
    ['2026-08-13', '2026-08-13'],
    ['2026-08', '2026-08-01'],
  ])('%s counts from %s', (asOf, day) => {
    expect(countedFrom(asOf)).toBe(day);
  });
});
