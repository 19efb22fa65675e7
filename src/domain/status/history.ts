import {
  statusLevels,
  type ComponentId,
  type Incident,
  type StatusLevel,
  type StatusRecord,
} from '../../data/status/types';
import {DAY_MS, dayOf} from '../../lib/dates';

/** Days in the history bar. */
export const HISTORY_DAYS = 90;

/**
 * The share of a level's duration that counts as downtime, with the weights that Atlassian's status pages use.
 *
 * @see https://support.atlassian.com/statuspage/docs/display-historical-uptime-of-components/
 */
const downWeights = {
  operational: 0,
  maintenance: 0,
  degraded: 0,
  'partial-outage': 0.3,
  'major-outage': 1,
} satisfies Record<StatusLevel, number>;

/** A period in which a component wasn't operational, in milliseconds since the epoch. */
interface Span {
  readonly level: StatusLevel;
  readonly fromMs: number;
  readonly toMs: number;
  readonly title: string;
}

export interface HistoryDay {
  /** YYYY-MM-DD, UTC. */
  readonly date: string;
  /** The worst level of the day. */
  readonly level: StatusLevel;
  /** 0 to 100. */
  readonly uptimePercent: number;
  /** Titles of the day's incidents and maintenance. */
  readonly events: readonly string[];
}

/** Returns the worst level, or operational if there are none. */
export function worstOf(levels: readonly StatusLevel[]): StatusLevel {
  const worst = Math.max(0, ...levels.map((level) => statusLevels.indexOf(level)));
  return statusLevels[worst] ?? 'operational';
}

/** The time an incident was resolved; null while it's open. */
export function resolvedAt({updates}: Incident): string | null {
  return updates.find(({phase}) => phase === 'resolved')?.at ?? null;
}

/** A component's incidents and maintenance up to `writtenAt`. */
function spansOf(component: ComponentId, record: StatusRecord): Span[] {
  const nowMs = Date.parse(record.writtenAt);
  const incidents = record.incidents.flatMap((incident): Span[] => {
    const level = incident.affects[component];
    if (!level) return [];
    const end = resolvedAt(incident);
    return [
      {
        level,
        fromMs: Date.parse(incident.startedAt),
        toMs: end ? Date.parse(end) : nowMs,
        title: incident.title,
      },
    ];
  });
  const works = record.maintenance
    .filter(({components}) => components.includes(component))
    .map(({startsAt, endsAt, title}): Span => {
      const toMs = Math.min(nowMs, Date.parse(endsAt));
      return {level: 'maintenance', fromMs: Date.parse(startsAt), toMs, title};
    });
  return [...incidents, ...works].filter(({fromMs, toMs}) => fromMs < toMs);
}

/** A component's level at `writtenAt`. */
export function currentLevel(component: ComponentId, record: StatusRecord): StatusLevel {
  const nowMs = Date.parse(record.writtenAt);
  const levels = record.incidents
    .filter((incident) => resolvedAt(incident) === null && Date.parse(incident.startedAt) <= nowMs)
    .map(({affects}) => affects[component] ?? 'operational');
  const isWorkedOn = record.maintenance.some(
    ({components, startsAt, endsAt}) =>
      components.includes(component) && Date.parse(startsAt) <= nowMs && nowMs < Date.parse(endsAt),
  );
  return worstOf([...levels, isWorkedOn ? 'maintenance' : 'operational']);
}

/** The worst level of all components at `writtenAt`. */
export function overallLevel(record: StatusRecord): StatusLevel {
  return worstOf(record.components.map(({id}) => currentLevel(id, record)));
}

/** A component's last 90 days, oldest first. The last one is the day of `writtenAt`, up to that time. */
export function historyOf(component: ComponentId, record: StatusRecord): HistoryDay[] {
  const nowMs = Date.parse(record.writtenAt);
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const spans = spansOf(component, record);
  return Array.from({length: HISTORY_DAYS}, (_day, index) => {
    const fromMs = todayMs - (HISTORY_DAYS - 1 - index) * DAY_MS;
    const toMs = Math.min(nowMs, fromMs + DAY_MS);
    const during = spans.filter((span) => span.fromMs < toMs && span.toMs > fromMs);
    return {
      date: dayOf(fromMs),
      level: worstOf(during.map(({level}) => level)),
      uptimePercent: uptimeBetween(during, fromMs, toMs),
      events: [...new Set(during.map(({title}) => title))],
    };
  });
}

/** A component's uptime over the last 90 days, 0 to 100 percent. */
export function uptimeOf(component: ComponentId, record: StatusRecord): number {
  const nowMs = Date.parse(record.writtenAt);
  const fromMs = Math.floor(nowMs / DAY_MS) * DAY_MS - (HISTORY_DAYS - 1) * DAY_MS;
  return uptimeBetween(spansOf(component, record), fromMs, nowMs);
}

/** Counts only the worst level when spans overlap. */
function uptimeBetween(spans: readonly Span[], fromMs: number, toMs: number): number {
  if (toMs <= fromMs) return 100;
  const clip = (ms: number) => Math.min(toMs, Math.max(fromMs, ms));
  const boundaries = [
    ...new Set(spans.flatMap((span) => [clip(span.fromMs), clip(span.toMs)])),
  ].sort((a, b) => a - b);
  const downMs = boundaries.slice(1).reduce((sum, boundary, index) => {
    const start = boundaries[index] ?? boundary;
    const during = spans.filter((span) => span.fromMs < boundary && span.toMs > start);
    const level = worstOf(during.map((span) => span.level));
    return sum + (boundary - start) * downWeights[level];
  }, 0);
  return 100 * (1 - downMs / (toMs - fromMs));
}

/** Formats an uptime, such as `99.98%`. Rounds down, so only a full 100 becomes `100%`. */
export function formatUptime(percent: number): string {
  return `${Math.floor(percent * 100) / 100}%`;
}
