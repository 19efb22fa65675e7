import type {Brief} from './types';

/** One of three ways to say it, by the lead's place in the industry, so that neighbours do not read alike. */
export function vary({lead, industry}: Brief, ways: readonly [string, string, string]): string {
  const place = industry.leads.findIndex(({email}) => email === lead.email);
  return ways[place as 0 | 1 | 2] ?? ways[0];
}
