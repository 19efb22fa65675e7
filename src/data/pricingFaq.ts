import {billing} from './billing';
import {campaign} from './campaign';
import {definitions} from './definitions';
import {limits} from './limits';
import {billedAnnually, formatPrice, plans, savingsPerYear, yearlySaving, type Plan} from './plans';

export interface FaqEntry {
  readonly question: string;
  /** Plain text: the page and the structured data for search engines show the same. */
  readonly answer: string;
  readonly more?: {readonly label: string; readonly to: string};
}

const guide = {label: 'Pricing and plans guide', to: '/help/article/pricing-guide'};

const list = (parts: readonly string[]) => new Intl.ListFormat('en-US').format(parts);
const paid = plans.filter(({price}) => price.monthly > 0);
const yearly = (plan: Plan) =>
  `${plan.name} is ${formatPrice(plan.price.yearly)} a month, billed annually at $${billedAnnually(plan)}, and saves you $${savingsPerYear(plan)} a year`;

/** Questions about the founder plans. The answers repeat the plans, the policies, and the guide, and add nothing. */
export const pricingFaq: readonly FaqEntry[] = [
  {
    question: 'What counts as a lead?',
    answer: `${definitions.lead} ${definitions.verified}`,
  },
  {
    question: 'What counts as an automation?',
    answer: `${definitions.automation} The count resets on the first day of each billing month, and unused automations don’t carry over.`,
  },
  {
    question: 'What happens when I reach a limit?',
    answer: `We notify you at ${limits.noticePercent}% of your automations. At 100%, sequences pause until the count resets or you upgrade. At the lead limit, delete leads or upgrade to add new ones. Founder plans have no overage charges.`,
    more: guide,
  },
  {
    question: 'How much does annual billing save?',
    answer: `${yearlySaving}, rounded to whole dollars. ${list(paid.map(yearly))}.`,
    more: {label: 'See the math', to: '/pricing#estimator'},
  },
  {
    question: 'Do I keep the founder price?',
    answer: `Yes, for as long as you stay on a founder plan. Early access is limited to ${campaign.foundingMembers.toLocaleString('en-US')} founding members. If you move to a standard plan, you can’t move back.`,
  },
  {
    question: 'How long does an application take?',
    answer: `We review applications within ${campaign.reviewHours} hours. The form asks for your email address, a plan, and a billing cycle. Nothing is charged until your application is accepted.`,
    more: {label: 'Reserve your spot', to: '/pricing#waitlist'},
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes. An upgrade takes effect immediately, and you pay the difference for the rest of the period. A downgrade takes effect at the end of the billing cycle.',
    more: guide,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes, at any time in Settings, then Billing. Your plan runs to the end of the period you paid for. Then a founder plan becomes Free.',
    more: guide,
  },
  {
    question: 'Is there a free trial?',
    answer:
      'Pro and Ultimate have no trial, because Free has no time limit. The free trial belongs to the standard plans.',
    more: guide,
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `Yes. You can get a refund within ${billing.refundDays} days of your first payment on any paid plan, billed monthly or annually. It takes ${billing.refundBusinessDays} business days.`,
    more: guide,
  },
  {
    question: 'Will you tell me before prices change?',
    answer: `Yes, ${limits.priceNoticeDays} days before. Your founder price doesn’t change while you stay on a founder plan.`,
    more: {label: 'Terms', to: '/terms'},
  },
  {
    question: 'How can I pay?',
    answer:
      'By credit or debit card. Enterprise can also pay by ACH or wire transfer. Reserving a founder spot doesn’t take a payment.',
    more: guide,
  },
];
