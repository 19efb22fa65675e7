import {aiml} from './aiml';
import {ecommerce} from './ecommerce';
import {fintech} from './fintech';
import {healthtech} from './healthtech';
import {martech} from './martech';
import {saas} from './saas';
import type {Industry, IndustryId} from './types';

const byId = {saas, ecommerce, fintech, healthtech, aiml, martech} satisfies Record<
  IndustryId,
  Industry
>;

/** In the order in which the demo offers them. */
export const industries: readonly Industry[] = Object.values(byId);

export function industryOf(id: IndustryId): Industry {
  return byId[id];
}
