import {
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleX,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

import type {StatusLevel} from '@site/src/data/status/types';

/** Each level has a shape of its own, so that colour is never the only sign. */
export const levelIcons = {
  operational: CircleCheck,
  maintenance: Wrench,
  degraded: CircleMinus,
  'partial-outage': CircleAlert,
  'major-outage': CircleX,
} satisfies Record<StatusLevel, LucideIcon>;
