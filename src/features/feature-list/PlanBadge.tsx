import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {
  founderPlanNames,
  planFeature,
  firstPlanWith,
  type PlanFeatureId,
} from '@site/src/data/planFeatures';

/** The smallest founder plan that includes a feature, as a badge. */
export function PlanBadge({feature}: {readonly feature: PlanFeatureId}): ReactNode {
  const [smallest] = founderPlanNames;
  const first = firstPlanWith(planFeature(feature), founderPlanNames);
  return <Badge>{first === smallest ? 'Every plan' : `From ${first}`}</Badge>;
}
