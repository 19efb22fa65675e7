import {plans} from '@site/src/data/plans';

export type Measure = 'leads' | 'automations' | 'users';

/** What somebody needs: leads, automations a month, and users. Whole numbers. */
export type Usage = Readonly<Record<Measure, number>>;

export interface UsageField {
  readonly measure: Measure;
  readonly label: string;
  /** What the plans take. */
  readonly hint: string;
  readonly min: number;
  /** What one press on the field's arrow adds. */
  readonly step: number;
}

/** The largest figure a field takes: more leads than there are. */
export const MOST = 999_999_999;

const limits = (limit: (plan: (typeof plans)[number]) => string) =>
  plans.map((plan) => `${plan.name} ${limit(plan)}`).join(', ');

export const usageFields: readonly UsageField[] = [
  {
    measure: 'leads',
    label: 'Leads',
    hint: limits(
      ({leadLimit}) =>
        `${leadLimit.upTo.toLocaleString('en-US')}${leadLimit.isOpenEnded ? '+' : ''}`,
    ),
    min: 0,
    step: 500,
  },
  {
    measure: 'automations',
    label: 'Automations a month',
    hint: limits(({automationsPerMonth}) => automationsPerMonth.toLocaleString('en-US')),
    min: 0,
    step: 250,
  },
  {
    measure: 'users',
    label: 'Users',
    hint: limits(({userLimit}) => userLimit?.toLocaleString('en-US') ?? 'unlimited'),
    min: 1,
    step: 1,
  },
];

export const defaultUsage: Usage = {leads: 5_000, automations: 2_000, users: 3};

/** What was typed, as a number or as the reason why it is none. */
export type Reading = {readonly value: number} | {readonly problem: string};

/** Reads a field. Digits only: no sign, no point, no exponent, so nothing can turn into NaN. */
export function readCount(text: string, {measure, min}: UsageField): Reading {
  const typed = text.trim();
  if (/^-\d/.test(typed)) return {problem: `Enter ${min} or more.`};
  if (!/^\d+$/.test(typed)) {
    return {problem: `Enter a whole number in digits, such as ${defaultUsage[measure]}.`};
  }
  const value = Number(typed);
  if (value < min) return {problem: `Enter ${min} or more.`};
  if (value > MOST) return {problem: `Enter ${MOST.toLocaleString('en-US')} or less.`};
  return {value};
}

/** What stands in the fields and has not been left yet. */
export type Drafts = Readonly<Partial<Record<Measure, string>>>;

/** Each field with its text and what is wrong with it. */
export function fieldStates(usage: Usage, drafts: Drafts) {
  return usageFields.map((field) => {
    const text = drafts[field.measure] ?? String(usage[field.measure]);
    const reading = readCount(text, field);
    return {...field, text, problem: 'problem' in reading ? reading.problem : undefined};
  });
}

/** The usage with what was typed, as far as it can be read. */
export function usageWith(usage: Usage, drafts: Drafts): Usage {
  return collect((field) => {
    const reading = readCount(drafts[field.measure] ?? '', field);
    return 'value' in reading ? reading.value : usage[field.measure];
  });
}

/** What the address says; where it says nothing that can be read, the default. */
export function usageFrom(params: URLSearchParams): Usage {
  return usageWith(defaultUsage, Object.fromEntries(params));
}

/** The three keys of the address: `leads=5000&automations=2000&users=3`. */
export function usageValues(usage: Usage): Readonly<Record<Measure, string>> {
  return {
    leads: String(usage.leads),
    automations: String(usage.automations),
    users: String(usage.users),
  };
}

function collect(read: (field: UsageField) => number): Usage {
  const usage: Record<Measure, number> = {...defaultUsage};
  for (const field of usageFields) usage[field.measure] = read(field);
  return usage;
}
