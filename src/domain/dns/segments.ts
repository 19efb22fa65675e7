import type {Finding} from './record';

export interface Segment {
  readonly text: string;
  /** The worst finding about this part; null if there's none. */
  readonly level: Finding['level'] | null;
}

const severity = {fine: 0, warning: 1, error: 2} satisfies Record<Finding['level'], number>;

/** Cuts a record into parts, so that those with errors and warnings can be marked. */
export function segmentsOf(record: string, findings: readonly Finding[]): Segment[] {
  const marked = findings.filter(({at, level}) => at && level !== 'fine');
  const cuts = new Set([0, record.length, ...marked.flatMap(({at}) => [at!.from, at!.to])]);
  const edges = Array.from(cuts).sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1]!;
    const levels = marked
      .filter(({at}) => at!.from <= from && to <= at!.to)
      .map(({level}) => level)
      .sort((a, b) => severity[b] - severity[a]);
    return {text: record.slice(from, to), level: levels[0] ?? null};
  });
}
