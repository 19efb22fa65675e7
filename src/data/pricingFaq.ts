import {campaign} from './campaign';
import {limits} from './limits';
import {billedAnnually, formatPrice, plans, savingsPerYear, yearlySaving, type Plan} from './plans';
import {standardTerms} from './standardPlans';

export interface FaqEntry {
  readonly question: string;
  /** Plain text: the page and the structured data for search engines show the same words. */
  readonly answer: string;
  /** Where more of it stands. */
  readonly more?: {readonly label: string; readonly to: string};
}

const guide = {label: 'Pricing and plans guide', to: '/help/article/pricing-guide'};

/** `a`, `a and b`, `a, b and c` */
const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);
const each = (text: (plan: Plan) => string) => list(plans.map(text));
const paid = plans.filter(({price}) => price.monthly > 0);
const leads = ({name, leads: shown}: Plan) => `${name} has ${shown}`;
const automations = ({name, automationsPerMonth}: Plan) =>
  `${name} ${automationsPerMonth.toLocaleString('en-US')}`;
const yearly = (plan: Plan) =>
  `${plan.name} comes to ${formatPrice(plan.price.yearly)} a month, billed annually at $${billedAnnually(plan)}, and saves $${savingsPerYear(plan)} a year`;

/** What customers ask about the founder plans. Says nothing that the plans, the policies or the guide do not say. */
export const pricingFaq: readonly FaqEntry[] = [
  {
    question: 'How are leads and automations counted?',
    answer: `Leads are the verified leads a plan takes: ${each(leads)}. Automations are counted by the month: ${each(automations)}. Neither is counted in emails or contacts, which measure the standard plans. If you cannot tell what your own work comes to, ask sales before you choose.`,
    more: {label: 'Ask sales', to: '/contact?topic=sales'},
  },
  {
    question: 'What does yearly billing save?',
    answer: `${yearlySaving}. ${paid.map(yearly).join('; ')}. The saving is rounded to whole dollars.`,
    more: {label: 'See the sums', to: '/pricing#estimator'},
  },
  {
    question: 'Do I keep the founder price?',
    answer: `Early access is limited to ${campaign.foundingMembers.toLocaleString('en-US')} founding members, and they keep the founder price for life.`,
  },
  {
    question: 'How long does an application take?',
    answer: `Applications are reviewed within ${campaign.reviewHours} hours. The form asks for your e-mail address, a plan and how you want to be billed. It asks for no payment details.`,
    more: {label: 'Reserve a spot', to: '/pricing#waitlist'},
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes. An upgrade takes effect immediately. A downgrade takes effect at the end of the billing cycle.',
    more: guide,
  },
  {
    question: 'What happens when I reach a limit?',
    answer: `You can move to a larger plan, and an upgrade takes effect immediately. There is no published price for going over a limit of a founder plan. The notification at ${standardTerms.noticePercent}% of the email limit and the prices for overages belong to the standard plans.`,
    more: guide,
  },
  {
    question: 'How do the founder plans differ from the standard plans?',
    answer:
      'They are two sets. The founder plans Free, Pro and Ultimate belong to early access and are measured in leads and automations. The standard plans Starter, Professional and Enterprise are measured in emails and contacts. An account is on one set or the other.',
    more: guide,
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `The standard plans have a ${standardTerms.moneyBackDays}-day money-back guarantee, and refunds take ${standardTerms.refundBusinessDays} business days. It is stated for the standard plans only: if you want it for a founder plan, ask before you pay.`,
    more: guide,
  },
  {
    question: 'Will I be told before prices change?',
    answer: `Yes, ${limits.priceNoticeDays} days before. A change does not touch the founder price that founding members keep for life.`,
    more: {label: 'Terms', to: '/terms'},
  },
  {
    question: 'How can I pay?',
    answer:
      'Standard plans are paid by credit or debit card, Enterprise also by ACH or wire transfer. Reserving a founder spot takes no payment.',
    more: guide,
  },
];
