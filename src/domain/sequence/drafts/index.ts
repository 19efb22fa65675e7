import type {Brief, Draft, Purpose} from '../types';
import {breakUp} from './breakUp';
import {opener} from './opener';
import {proof} from './proof';
import {question} from './question';
import {value} from './value';

/**
 * The words of the five emails. Their sender is a user of the product: Jonas, whose small firm sits down with a team
 * for two weeks and takes out one bottleneck. Every claim is one that the reader can check.
 */
export const drafts = {
  opener,
  value,
  proof,
  question,
  'break-up': breakUp,
} satisfies Record<Purpose, (brief: Brief) => Draft>;
