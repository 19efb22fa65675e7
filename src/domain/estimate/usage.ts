import {plans} from '../../data/plans';
import {withCommas} from '../../data/written';
import {wholeNumber} from '../../lib/text';

export type Measure = 'leads' | 'automations' | 'users';

/** The visitor's needs: leads, automations a month, and users. Whole numbers. */
export type Usage = Readonly<Record<Measure, number>>;

export interface UsageField {
  readonly measure: Measure;
  readonly label: string;
  /** The limit of each plan. */
  readonly hint: string;
  readonly min: number;
  /** The increment of the field's arrows. */
  readonly step: number;
}

/** The largest number a field accepts: more leads than there are. */
export const MOST = 999_999_999;

const limits = (limit: (plan: (typeof plans)[number]) => string) =>
  plans.map((plan) => `${plan.name} ${limit(plan)}`).join(', ');

export const usageFields: readonly UsageField[] = [
  {
    measure: 'leads',
    label: 'Leads',
    hint: limits(
      ({leadLimit}) => `${withCommas(leadLimit.upTo)}${leadLimit.isOpenEnded ? '+' : ''}`,
    ),
    min: 0,
    step: 500,
  },
  {
    measure: 'automations',
    label: 'Automations a month',
    hint: limits(({automationsPerMonth}) => withCommas(automationsPerMonth)),
    min: 0,
    step: 250,
  },
  {
    measure: 'users',
    label: 'Users',
    hint: limits(({userLimit}) => (userLimit === null ? 'unlimited' : withCommas(userLimit))),
    min: 1,
    step: 1,
  },
];

export const defaultUsage: Usage = {leads: 5_000, automations: 2_000, users: 3};

/** A field's input: a number, or the reason it isn't valid. */
export type Reading = {readonly value: number} | {readonly problem: string};

/** Accepts digits only, so that nothing can become NaN. */
export function readCount(text: string, {measure, min}: UsageField): Reading {
  if (/^\s*-\d/.test(text)) return {problem: `Enter ${min} or more.`};
  const value = wholeNumber(text);
  if (value === undefined) {
    return {problem: `Enter a whole number, such as ${defaultUsage[measure]}.`};
  }
  if (value < min) return {problem: `Enter ${min} or more.`};
  if (value > MOST) return {problem: `Enter ${withCommas(MOST)} or less.`};
  return {value};
}

/** Input of the fields that still have focus, or an error. */
export type Drafts = Readonly<Partial<Record<Measure, string>>>;

/** Returns each field with its value and its error. */
export function fieldStates(usage: Usage, drafts: Drafts) {
  return usageFields.map((field) => {
    const text = drafts[field.measure] ?? String(usage[field.measure]);
    const reading = readCount(text, field);
    return {...field, text, problem: 'problem' in reading ? reading.problem : undefined};
  });
}

/** Returns the usage with the valid drafts applied. */
export function usageWith(usage: Usage, drafts: Drafts): Usage {
  const next: Record<Measure, number> = {...usage};
  for (const field of usageFields) {
    const reading = readCount(drafts[field.measure] ?? '', field);
    if ('value' in reading) next[field.measure] = reading.value;
  }
  return next;
}

/** Reads the usage from the query; defaults replace missing and invalid values. */
export function usageFrom(params: URLSearchParams): Usage {
  return usageWith(defaultUsage, Object.fromEntries(params));
}

/** The query parameters of a usage: `leads=5000&automations=2000&users=3`. */
export function usageValues(usage: Usage): Readonly<Record<Measure, string>> {
  return {
    leads: String(usage.leads),
    automations: String(usage.automations),
    users: String(usage.users),
  };
}
