/** The five usual states of a component, worst last. */
export const statusLevels = [
  'operational',
  'maintenance',
  'degraded',
  'partial-outage',
  'major-outage',
] as const;
export type StatusLevel = (typeof statusLevels)[number];

export interface StatusComponent {
  readonly name: string;
  readonly status: StatusLevel;
  /** Percent over the last 90 days, 0 to 100. */
  readonly uptime: number;
  readonly responseTimeMs: number;
}

/** When the figures below were last written (YYYY-MM-DD); the status page says so. */
export const statusWrittenOn = '2026-11-20';

/** The day something breaks, this list is what changes. */
export const statusComponents: readonly StatusComponent[] = [
  {name: 'Web application', status: 'operational', uptime: 100, responseTimeMs: 120},
  {name: 'API', status: 'operational', uptime: 100, responseTimeMs: 85},
  {name: 'Email delivery', status: 'operational', uptime: 100, responseTimeMs: 210},
  {name: 'Lead search', status: 'operational', uptime: 100, responseTimeMs: 160},
  {name: 'Webhooks', status: 'operational', uptime: 100, responseTimeMs: 95},
  {name: 'Integrations sync', status: 'operational', uptime: 100, responseTimeMs: 240},
];

/** One sentence for all components: the footer's summary. */
export const statusSummaries = {
  operational: 'All systems operational',
  maintenance: 'Maintenance in progress',
  degraded: 'Degraded performance',
  'partial-outage': 'Partial outage',
  'major-outage': 'Major outage',
} satisfies Record<StatusLevel, string>;

/** The worst state among components; operational when there are none. */
export function overallStatus(components: readonly Pick<StatusComponent, 'status'>[]): StatusLevel {
  const worst = Math.max(0, ...components.map(({status}) => statusLevels.indexOf(status)));
  return statusLevels[worst] ?? 'operational';
}
