import type {FeatureKey} from '@site/src/data/comparedFeatures';
import type {FeatureClaim, FeatureClaims} from '@site/src/data/vendorFeatures';

export type Mark = 'yes' | 'partial' | 'no' | 'unknown';

/** Returns the mark for a claim. A "no" without a source counts as unknown: a cross needs a source. */
export function markOf([value, confidence]: FeatureClaim): Mark {
  return value === 'no' && confidence === 'recalled' ? 'unknown' : value;
}

/** The sign for what we don't know. A cross means "not included". */
export const unknownSign = '–';

interface Claimant {
  readonly features: FeatureClaims;
}

/** Counts the vendors by their mark for a feature. */
export function countMarks(key: FeatureKey, vendors: readonly Claimant[]): Record<Mark, number> {
  const counts: Record<Mark, number> = {yes: 0, partial: 0, no: 0, unknown: 0};
  for (const {features} of vendors) counts[markOf(features[key])] += 1;
  return counts;
}

const order: readonly Mark[] = ['yes', 'partial', 'no', 'unknown'];

/** Returns the marks that occur among the vendors, for a legend. */
export function marksIn(vendors: readonly Claimant[]): readonly Mark[] {
  const marks = new Set(vendors.flatMap(({features}) => Object.values(features).map(markOf)));
  return order.filter((mark) => marks.has(mark));
}

/** Formats the counts other than yes: `2 partial, 2 unknown`; empty when there are none. */
export function restOf({partial, no, unknown}: Record<Mark, number>): string {
  return [
    partial && `${partial} partial`,
    no && `${no} without it`,
    unknown && `${unknown} unknown`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Counts the yes and partial marks that have no source, the unknown marks, and all marks. */
export function countUnsourced(
  vendors: readonly Claimant[],
): Record<'recalled' | 'unknown' | 'all', number> {
  const claims = vendors.flatMap(({features}) => Object.values(features));
  const known = claims.filter((claim) => markOf(claim) !== 'unknown');
  return {
    recalled: known.filter((claim) => claim[1] === 'recalled').length,
    unknown: claims.length - known.length,
    all: claims.length,
  };
}
