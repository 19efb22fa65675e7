/** The five usual states of a component, worst last. */
export const statusLevels = [
  'operational',
  'maintenance',
  'degraded',
  'partial-outage',
  'major-outage',
] as const;
export type StatusLevel = (typeof statusLevels)[number];

export type ComponentId = 'app' | 'api' | 'email' | 'leads' | 'webhooks' | 'sync';

export interface StatusComponent {
  readonly id: ComponentId;
  readonly name: string;
  /** What works when it works. */
  readonly description: string;
  readonly responseTimeMs: number;
}

/** The phases of an incident, in the order in which they follow each other. */
export const incidentPhases = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export type IncidentPhase = (typeof incidentPhases)[number];

export interface Incident {
  /** Part of its address: `/status#<id>`. Lower case and hyphens. */
  readonly id: string;
  readonly title: string;
  /** What it did to which component. */
  readonly affects: Readonly<
    Partial<Record<ComponentId, Exclude<StatusLevel, 'operational' | 'maintenance'>>>
  >;
  /** ISO date and time with zone, not after `writtenAt`. It lasts until the update that says `resolved`. */
  readonly startedAt: string;
  /** Oldest first; never before the start, nor after `writtenAt`. */
  readonly updates: readonly {
    readonly phase: IncidentPhase;
    readonly at: string;
    readonly text: string;
  }[];
}

/** Planned work, announced before it begins. */
export interface Maintenance {
  readonly id: string;
  readonly title: string;
  readonly components: readonly ComponentId[];
  /** ISO date and time with zone. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly text: string;
}

/** All that the status page, the footer, status.json and the feeds are made from. */
export interface StatusRecord {
  /** When somebody last looked and wrote this, ISO with zone. Everything is told as of this moment. */
  readonly writtenAt: string;
  readonly components: readonly StatusComponent[];
  readonly incidents: readonly Incident[];
  readonly maintenance: readonly Maintenance[];
}
