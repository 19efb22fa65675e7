import {billing} from './billing';
import {definitions} from './definitions';
import {limits} from './limits';
import {billedAnnually, plans, savingsPerYear, yearlySaving, type Plan} from './plans';
import {mailboxPerDay} from './sending';
import {standardTerms} from './standardPlans';

export interface FaqEntry {
  readonly question: string;
  /** Plain text: the page and the structured data for search engines show the same. */
  readonly answer: string;
  readonly more?: {readonly label: string; readonly to: string};
}

const guide = {label: 'Pricing and plans guide', to: '/help/article/pricing-guide'};

const paid = plans.filter(({price}) => price.monthly > 0);
const yearly = (plan: Plan) =>
  `${plan.name} is ${billedAnnually(plan)} a year and saves you $${savingsPerYear(plan)}`;

/** Questions about the founder plans. Every fact in the answers comes from the plans, the policies, or the guide. */
export const pricingFaq: readonly FaqEntry[] = [
  {
    question: 'What counts as a lead?',
    answer: definitions.lead,
  },
  {
    question: 'What counts as an automation?',
    answer: `${definitions.automation} The count resets on the first day of each billing month, and unused automations don’t carry over.`,
  },
  {
    question: 'What happens when I reach a limit?',
    answer: `We notify you at ${limits.noticePercent}% of your automations. At 100%, sequences pause until the count resets or you upgrade. At the lead limit, delete leads or upgrade to add new ones. Founder plans have no overage charges. On standard plans, an extra email costs $${standardTerms.overagePerEmailUsd} and an extra contact $${standardTerms.overagePerContactUsd}, and we notify you before we charge for more.`,
    more: guide,
  },
  {
    question: 'How many mailboxes do I need?',
    answer: `You connect your own. By default, a new mailbox sends ${mailboxPerDay.new} emails a day, and ${mailboxPerDay.warm} after warm-up. Divide the emails you send a day by ${mailboxPerDay.warm}. Mailboxes don’t count as users.`,
    more: {label: 'Sending limits', to: '/help/article/sending-limits'},
  },
  {
    question: 'How much does annual billing save?',
    answer: `${yearlySaving}. Billed annually, ${paid.map(yearly).join(', and ')}.`,
    more: {label: 'See the math', to: '/pricing#estimator'},
  },
  {
    question: 'Do I keep the founder price?',
    answer: 'Yes, for as long as you stay on a founder plan.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes. Upgrades take effect immediately, and you pay the difference for the rest of the period. Downgrades take effect at the end of the billing cycle.',
    more: guide,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes. Plans renew until you cancel, and you can cancel at any time, under Settings, then Billing. Your plan runs to the end of the period you’ve paid for. A founder plan then moves to Free, and an account on a standard plan becomes read-only. Its data is deleted later, so export it first.',
    more: guide,
  },
  {
    question: 'Is there a free trial?',
    answer: `Pro and Ultimate don’t have a trial. Start on Free once your application is accepted: it has no time limit. Or try Professional, a standard plan, for ${standardTerms.trialDays} days without an application or a card: write to sales to start it. An account on a standard plan can’t move to a founder plan, so apply first if you want the founder price.`,
    more: {label: 'The free trial', to: '/help/article/free-trial'},
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `Yes, on any paid plan. Ask within ${billing.refundDays} days of your first payment, and you’ll get your money back in ${billing.refundBusinessDays} business days. Overages on standard plans aren’t refunded.`,
    more: guide,
  },
  {
    question: 'Will you tell me before prices change?',
    answer: `Founder prices don’t change while you stay on a founder plan. For standard plans, we tell you ${limits.priceNoticeDays} days in advance.`,
    more: {label: 'Terms', to: '/terms'},
  },
  {
    question: 'How can I pay?',
    answer:
      'By credit or debit card, in US dollars. On Enterprise, you can also pay by ACH or wire transfer. Every payment has an invoice, with your VAT number if you add it.',
    more: {label: 'Invoices and tax', to: '/help/article/invoices-and-tax'},
  },
];
