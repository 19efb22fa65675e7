/** The states of a component, worst last. */
export const statusLevels = [
  'operational',
  'maintenance',
  'degraded',
  'partial-outage',
  'major-outage',
] as const;
export type StatusLevel = (typeof statusLevels)[number];

export type ComponentId = 'app' | 'api' | 'email' | 'leads' | 'webhooks' | 'sync';

interface StatusComponent {
  readonly id: ComponentId;
  readonly name: string;
  /** The parts of the product that depend on it. */
  readonly description: string;
  /** Typical; nothing measures it. */
  readonly responseTimeMs: number;
}

/** The phases of an incident, in order. */
export const incidentPhases = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export type IncidentPhase = (typeof incidentPhases)[number];

export interface Incident {
  /** The hash of its URL, `/status#<id>`: lower case and hyphens. */
  readonly id: string;
  readonly title: string;
  /** The level of each affected component. */
  readonly affects: Readonly<
    Partial<Record<ComponentId, Exclude<StatusLevel, 'operational' | 'maintenance'>>>
  >;
  /** ISO date and time with zone, not after `writtenAt`. The incident lasts until its `resolved` update. */
  readonly startedAt: string;
  /** Oldest first; never before the start, nor after `writtenAt`. */
  readonly updates: readonly {
    readonly phase: IncidentPhase;
    readonly at: string;
    readonly text: string;
  }[];
}

/** Planned work, announced before it starts. */
export interface Maintenance {
  readonly id: string;
  readonly title: string;
  readonly components: readonly ComponentId[];
  /** ISO date and time with zone, like the other two; not after `writtenAt`. The feeds date the work by it. */
  readonly announcedAt: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly text: string;
}

/** The source of the status page, the footer, status.json, and the feeds. */
export interface StatusRecord {
  /** The time of the last manual update, ISO with zone. Every page shows the state as of then. */
  readonly writtenAt: string;
  readonly components: readonly StatusComponent[];
  readonly incidents: readonly Incident[];
  readonly maintenance: readonly Maintenance[];
}
