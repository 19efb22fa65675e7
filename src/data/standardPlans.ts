/** A plan outside early access, measured in emails and contacts. Enterprise has its figures in the quote. */
interface StandardPlan {
  /** US dollars a month, billed monthly. */
  readonly monthlyUsd: number;
  readonly emailsPerMonth: number;
  readonly contacts: number;
}

const starter: StandardPlan = {monthlyUsd: 49, emailsPerMonth: 10_000, contacts: 1_000};
const professional: StandardPlan = {monthlyUsd: 149, emailsPerMonth: 50_000, contacts: 10_000};

/** What holds for all standard plans. */
export const standardTerms = {
  annualDiscountPercent: 20,
  overagePerEmailUsd: 0.001,
  overagePerContactUsd: 0.01,
  /** Share of the email limit at which a usage notification is sent. */
  noticePercent: 80,
  trialDays: 14,
  trialEmails: 1_000,
  moneyBackDays: 30,
  refundBusinessDays: '5-7',
  dedicatedIpFromEmails: 100_000,
  dedicatedIpMonthlyUsd: '50-100',
} as const;

const cents = (usd: number) =>
  usd.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2});

function described({monthlyUsd, emailsPerMonth, contacts}: StandardPlan) {
  const year = 12 * monthlyUsd;
  const saved = (year * standardTerms.annualDiscountPercent) / 100;
  return {
    monthly: `$${monthlyUsd}`,
    yearAtListPrice: `$${cents(year)}`,
    savedPerYear: `$${cents(saved)}`,
    yearBilledAnnually: `$${cents(year - saved)}`,
    emailsPerMonth,
    noticeAtEmails: (emailsPerMonth * standardTerms.noticePercent) / 100,
    contacts,
  };
}

/** The figures of the standard plans, computed and formatted as the pages show them. */
export const standardPlans = {starter: described(starter), professional: described(professional)};

const extraEmails = 2_500;
const extraContacts = 300;
const emailCharge = extraEmails * standardTerms.overagePerEmailUsd;
const contactCharge = extraContacts * standardTerms.overagePerContactUsd;

/** The worked example of the pricing guide: a Starter account that goes over both limits in one month. */
export const overageExample = {
  emails: starter.emailsPerMonth + extraEmails,
  extraEmails,
  emailCharge: `$${cents(emailCharge)}`,
  contacts: starter.contacts + extraContacts,
  extraContacts,
  contactCharge: `$${cents(contactCharge)}`,
  plan: `$${cents(starter.monthlyUsd)}`,
  total: `$${cents(starter.monthlyUsd + emailCharge + contactCharge)}`,
};
