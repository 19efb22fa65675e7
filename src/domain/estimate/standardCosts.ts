import {standardPlanList, standardTerms, type StandardPlan} from '../../data/standardPlans';

/** The needs of an account in a month. Whole numbers. */
export interface StandardUsage {
  readonly emails: number;
  readonly contacts: number;
  readonly users: number;
}

export interface StandardCost {
  readonly plan: StandardPlan;
  readonly extraEmails: number;
  readonly extraContacts: number;
  /** US dollars; null for a plan whose price is quoted. */
  readonly overageUsd: number | null;
  readonly totalUsd: number | null;
  /** Whether the plan has room for the users. Emails and contacts can go over a limit. */
  readonly hasRoom: boolean;
}

/** Tenths of a cent, the smallest amount in the price of an overage. Whole numbers, so that half a cent is rounded up. */
const millsOf = (usd: number) => Math.round(usd * 1000);

/** Returns what a month costs on each standard plan, with its overages. */
export function standardCosts({emails, contacts, users}: StandardUsage): StandardCost[] {
  return standardPlanList.map((plan) => {
    const extraEmails = Math.max(0, emails - (plan.emailsPerMonth ?? Infinity));
    const extraContacts = Math.max(0, contacts - (plan.contacts ?? Infinity));
    const mills =
      extraEmails * millsOf(standardTerms.overagePerEmailUsd) +
      extraContacts * millsOf(standardTerms.overagePerContactUsd);
    // Rounded to a cent, as on the invoice.
    const overageUsd = Math.round(mills / 10) / 100;
    return {
      plan,
      extraEmails,
      extraContacts,
      overageUsd: plan.monthlyUsd === null ? null : overageUsd,
      totalUsd: plan.monthlyUsd === null ? null : plan.monthlyUsd + overageUsd,
      hasRoom: users <= (plan.userLimit ?? Infinity),
    };
  });
}

/** The plan that costs least and has room for the users; the one with a quote if no other has. */
export function cheapest(costs: readonly StandardCost[]): StandardCost {
  const fitting = costs.filter(({hasRoom}) => hasRoom);
  return [...fitting].sort((a, b) => (a.totalUsd ?? Infinity) - (b.totalUsd ?? Infinity))[0]!;
}
