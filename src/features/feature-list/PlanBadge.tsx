import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {founderPlansWith, type PlanFeatureId} from '@site/src/data/planFeatures';

/** The founder plans that include a feature, as a badge. */
export const PlanBadge = ({feature}: {readonly feature: PlanFeatureId}): ReactNode => (
  <Badge>{founderPlansWith(feature)}</Badge>
);
