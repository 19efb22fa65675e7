import type {FeatureKey} from '@site/src/data/comparedFeatures';
import type {
  Confidence,
  FeatureClaim,
  FeatureClaims,
  FeatureValue,
} from '@site/src/data/vendorFeatures';

export type Mark = 'yes' | 'partial' | 'no' | 'unknown';

/** What is shown for a claim. A "no" without a source is not known: nobody gets a cross from memory. */
export function featureMark(value: FeatureValue, confidence: Confidence): Mark {
  return value === 'no' && confidence === 'recalled' ? 'unknown' : value;
}

export const markOf = ([value, confidence]: FeatureClaim): Mark => featureMark(value, confidence);

interface Claimant {
  readonly features: FeatureClaims;
}

/** How many vendors have which mark for a feature. */
export function countMarks(key: FeatureKey, vendors: readonly Claimant[]): Record<Mark, number> {
  const counts: Record<Mark, number> = {yes: 0, partial: 0, no: 0, unknown: 0};
  for (const {features} of vendors) counts[markOf(features[key])] += 1;
  return counts;
}

const order: readonly Mark[] = ['yes', 'partial', 'no', 'unknown'];

/** The marks that occur among the vendors, for a legend. */
export function marksIn(vendors: readonly Claimant[]): readonly Mark[] {
  const marks = new Set(vendors.flatMap(({features}) => Object.values(features).map(markOf)));
  return order.filter((mark) => marks.has(mark));
}

/** The rest of a count beside its yes: `2 partly, 2 not known`; empty when there is no rest. */
export function restOf({partial, no, unknown}: Record<Mark, number>): string {
  return [partial && `${partial} partly`, no && `${no} without`, unknown && `${unknown} not known`]
    .filter(Boolean)
    .join(', ');
}

/** How many marks say yes or partly from common knowledge alone, and how many marks there are. */
export function countRecalled(vendors: readonly Claimant[]): {recalled: number; all: number} {
  const claims = vendors.flatMap(({features}) => Object.values(features));
  return {
    recalled: claims.filter((claim) => claim[1] === 'recalled' && markOf(claim) !== 'unknown')
      .length,
    all: claims.length,
  };
}
