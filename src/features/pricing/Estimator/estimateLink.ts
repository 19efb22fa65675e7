import {usageValues, type Usage} from './usage';

/** The address that shows this estimate to somebody else: all three figures, even where they are the default. */
export function estimateLink(origin: string, usage: Usage): string {
  return `${origin}/pricing?${new URLSearchParams(usageValues(usage)).toString()}#estimator`;
}
