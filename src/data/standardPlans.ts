import {limits} from './limits';
import type {StandardPlanName} from './planFeatures';
import {formatPrice, formatUsd} from './plans';

/** A plan outside early access, measured in emails and contacts. */
export interface StandardPlan {
  readonly name: StandardPlanName;
  /** US dollars a month, billed monthly; `null` when the price is quoted. */
  readonly monthlyUsd: number | null;
  /** `null` when there's no limit, here and below. */
  readonly emailsPerMonth: number | null;
  readonly contacts: number | null;
  readonly userLimit: number | null;
  readonly isPopular: boolean;
}

const starter = {
  name: 'Starter',
  monthlyUsd: 49,
  emailsPerMonth: 10_000,
  contacts: 1_000,
  userLimit: 3,
  isPopular: false,
} as const satisfies StandardPlan;

const professional = {
  name: 'Professional',
  monthlyUsd: 149,
  emailsPerMonth: 50_000,
  contacts: 10_000,
  userLimit: 10,
  isPopular: true,
} as const satisfies StandardPlan;

const enterprise = {
  name: 'Enterprise',
  monthlyUsd: null,
  emailsPerMonth: null,
  contacts: null,
  userLimit: null,
  isPopular: false,
} as const satisfies StandardPlan;

/** Smallest first. src/data/plans.ts has the founder plans. */
export const standardPlanList: readonly StandardPlan[] = [starter, professional, enterprise];

const annualDiscountPercent = 20;

/** The list price at which the stated saving was calculated, in US dollars a month. */
const statedSavingMonthlyUsd = 99;

/** Terms of all standard plans. The rules of both sets are in src/data/billing.ts. */
export const standardTerms = {
  annualDiscountPercent,
  overagePerEmailUsd: 0.001,
  overagePerContactUsd: 0.01,
  trialDays: 14,
  trialEmails: 1_000,
  dedicatedIpFromEmails: 100_000,
  dedicatedIpMonthlyUsd: '50-100',
  /** How much annual billing saves a year, as stated since January 2025. */
  statedSaving: '$238',
  statedSavingMonthly: formatPrice(statedSavingMonthlyUsd),
  statedSavingExact: formatUsd(annualBilling(statedSavingMonthlyUsd).saving),
} as const;

/** Twelve months at list price, their discount, and the difference, in US dollars. */
export function annualBilling(monthlyUsd: number) {
  const listPrice = 12 * monthlyUsd;
  const saving = (listPrice * annualDiscountPercent) / 100;
  return {listPrice, saving, price: listPrice - saving};
}

function described({
  monthlyUsd,
  emailsPerMonth,
  contacts,
  userLimit,
}: typeof starter | typeof professional) {
  const year = annualBilling(monthlyUsd);
  return {
    monthly: formatPrice(monthlyUsd),
    invoiced: formatUsd(monthlyUsd),
    yearAtListPrice: formatUsd(year.listPrice),
    savedPerYear: formatUsd(year.saving),
    yearBilledAnnually: formatUsd(year.price),
    emailsPerMonth,
    noticeAtEmails: (emailsPerMonth * limits.noticePercent) / 100,
    contacts,
    users: userLimit,
  };
}

/** The figures of the standard plans, computed and formatted as the pages show them. */
export const standardPlans = {starter: described(starter), professional: described(professional)};

/** A month of a Starter account that goes over both limits. */
function starterMonth(emails: number, contacts: number) {
  const extraEmails = emails - starter.emailsPerMonth;
  const extraContacts = contacts - starter.contacts;
  const emailCharge = extraEmails * standardTerms.overagePerEmailUsd;
  const contactCharge = extraContacts * standardTerms.overagePerContactUsd;
  const overage = emailCharge + contactCharge;
  return {
    emails,
    extraEmails,
    emailCharge: formatUsd(emailCharge),
    contacts,
    extraContacts,
    contactCharge: formatUsd(contactCharge),
    overage: formatUsd(overage),
    plan: formatUsd(starter.monthlyUsd),
    total: formatUsd(starter.monthlyUsd + overage),
  };
}

/** The worked example of the pricing guide. */
export const overageExample = starterMonth(starter.emailsPerMonth + 2_500, starter.contacts + 300);

/** The price of the days that are left in a month of 30 days, to a cent. */
const prorated = (monthlyUsd: number, daysLeft: number) =>
  Math.round((monthlyUsd * daysLeft * 100) / 30) / 100;

function upgradeExample(daysLeft: number) {
  const difference = professional.monthlyUsd - starter.monthlyUsd;
  return {
    daysLeft,
    difference: formatUsd(difference),
    due: formatUsd(prorated(difference, daysLeft)),
  };
}

function annualSwitchExample({monthlyUsd}: typeof starter | typeof professional, daysLeft: number) {
  const credit = prorated(monthlyUsd, daysLeft);
  return {
    daysLeft,
    credit: formatUsd(credit),
    due: formatUsd(annualBilling(monthlyUsd).price - credit),
  };
}

const volume = 100_000;

/** The other worked examples of the billing articles, in which a month has 30 days. */
export const billingExamples = {
  upgrade: upgradeExample(15),
  lateUpgrade: upgradeExample(12),
  starterToAnnual: annualSwitchExample(starter, 20),
  professionalToAnnual: annualSwitchExample(professional, 12),
  busyMonth: starterMonth(starter.emailsPerMonth + 20_000, starter.contacts + 5_000),
  /** A Starter account that uses all that Professional includes. */
  largestMonth: starterMonth(professional.emailsPerMonth, professional.contacts),
  professionalVolume: {
    emails: professional.emailsPerMonth + volume,
    extraEmails: volume,
    charge: formatUsd(volume * standardTerms.overagePerEmailUsd),
  },
};
