import type {StatusLevel} from './types';

/** A level as it is said of one component. */
export const levelNames = {
  operational: 'Operational',
  maintenance: 'Maintenance',
  degraded: 'Degraded performance',
  'partial-outage': 'Partial outage',
  'major-outage': 'Major outage',
} satisfies Record<StatusLevel, string>;

/** One sentence for all components: the footer's summary. */
export const statusSummaries = {
  operational: 'All systems operational',
  maintenance: 'Maintenance in progress',
  degraded: 'Degraded performance',
  'partial-outage': 'Partial outage',
  'major-outage': 'Major outage',
} satisfies Record<StatusLevel, string>;
