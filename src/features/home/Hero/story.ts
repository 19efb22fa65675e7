import type {DemoLead, Industry} from '@site/src/data/demo/types';
import {scoreOf} from '@site/src/domain/leadScore';

/** A lead's place in the list before the first lead's signals arrived. */
export interface Rise {
  /** The score at the start, 0 to 100. */
  readonly from: number;
  /** How many rows below its last place the lead starts; negative above it. */
  readonly rows: number;
}

/**
 * The story of an industry's first lead: before its signals, its score is its fit alone, so it starts lower in the list.
 *
 * @returns the start of each lead, in the leads' order.
 */
export function storyOf(leads: Industry['leads']): readonly Rise[] {
  const [first, ...others] = leads;
  const from = scoreOf({fit: first.fit});
  const above = others.filter((lead) => scoreOf(lead) > from).length;
  const riseOf = (lead: DemoLead, index: number): Rise => ({
    from: scoreOf(lead),
    rows: index < above ? -1 : 0,
  });
  return [{from, rows: above}, ...others.map(riseOf)];
}
