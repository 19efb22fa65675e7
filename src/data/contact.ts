import {brand} from './brand';
import {limits} from './limits';

export interface ContactTopic {
  /** Value of the query parameter `topic`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** Topics of the contact form, with the mailbox that handles each. The first one is the default. */
export const contactTopics = [
  {
    id: 'help',
    title: 'Support',
    text: 'Anything that doesn’t work or isn’t clear.',
    address: brand.mail.support,
  },
  {
    id: 'billing',
    title: 'Billing',
    text: 'Invoices, plan changes, and refunds. Include the invoice number, never a card number.',
    address: brand.mail.support,
  },
  {
    id: 'integrations',
    title: 'Integrations',
    text: 'Help with connecting a tool, or a request for one that’s missing.',
    address: brand.mail.support,
  },
  {
    id: 'chat',
    title: 'Message to support',
    text: 'Live chat is inside the app, on Pro, Ultimate, and Professional. If you don’t have it, send your question here and we’ll reply by email.',
    address: brand.mail.support,
  },
  {
    id: 'call',
    title: 'Call request',
    text: 'Send us your phone number, two times that suit you, and your time zone. We’ll confirm one by email. To talk about plans, choose Sales instead. Enterprise has 24/7 phone support.',
    address: brand.mail.support,
  },
  {
    id: 'sales',
    title: 'Sales',
    text: 'Choosing a plan, a call or demo, early access, the free trial, and Enterprise quotes.',
    address: brand.mail.sales,
  },
  {
    id: 'partners',
    title: 'Partners',
    text: 'Applications and payouts.',
    address: brand.mail.partners,
  },
  {
    id: 'privacy',
    title: 'Privacy',
    text: 'See, correct, or delete your data, or object to its use. No account needed.',
    address: brand.mail.privacy,
  },
  {
    id: 'abuse',
    title: 'Report an email',
    text: 'Spam or abuse sent with our product. Paste the email with its headers. You don’t need an account. The opt-out link stops further campaigns from the workspace that sent it. To be removed from our lead database too, choose Privacy.',
    address: brand.mail.abuse,
  },
  {
    id: 'security',
    title: 'Security',
    text: 'A vulnerability in the product or on this site. Please report it before you disclose it publicly.',
    address: brand.mail.security,
  },
  {
    id: 'press',
    title: 'Press',
    text: 'Questions from journalists and analysts.',
    address: brand.mail.press,
  },
] as const satisfies readonly ContactTopic[];

/** How soon and when support replies, as figures. */
export const supportStats = [
  {value: `${limits.replyHours} h`, label: 'to a first reply during business hours'},
  {value: '24/7', label: 'phone support on Enterprise'},
] as const;

export type ContactTopicId = (typeof contactTopics)[number]['id'];

/** The topic with this id, or the default. */
export function topicNamed(id: string | null): (typeof contactTopics)[number] {
  return contactTopics.find((topic) => topic.id === id) ?? contactTopics[0];
}
