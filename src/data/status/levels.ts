import type {StatusLevel} from './types';

/** Names of the levels for a single component. */
export const levelNames = {
  operational: 'Operational',
  maintenance: 'Maintenance',
  degraded: 'Degraded performance',
  'partial-outage': 'Partial outage',
  'major-outage': 'Major outage',
} satisfies Record<StatusLevel, string>;

/** Summaries of all components, by the worst level. */
export const statusSummaries = {
  operational: 'All systems operational',
  maintenance: 'Maintenance in progress',
  degraded: 'Degraded performance',
  'partial-outage': 'Partial outage',
  'major-outage': 'Major outage',
} satisfies Record<StatusLevel, string>;
