import {brand} from './brand';

export interface ContactTopic {
  /** As `?topic=` names it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** What a message can be about, and who reads it. The first is meant when none is named. */
export const contactTopics = [
  {
    id: 'help',
    title: 'Support',
    text: 'Anything that does not work or is not clear: campaigns, deliverability, your account.',
    address: brand.mail.support,
  },
  {
    id: 'billing',
    title: 'Billing',
    text: 'Invoices, plan changes, refunds. Name the invoice number, never a card number.',
    address: brand.mail.support,
  },
  {
    id: 'integrations',
    title: 'Integrations',
    text: 'Connecting a tool, or one that is missing from the list.',
    address: brand.mail.support,
  },
  {
    id: 'chat',
    title: 'Live chat',
    text: 'A chat opens inside the app. Before you have an account, send what you would have asked.',
    address: brand.mail.support,
  },
  {
    id: 'call',
    title: 'A call',
    text: 'Send a phone number with two times that suit you, and your time zone.',
    address: brand.mail.support,
  },
  {
    id: 'sales',
    title: 'Sales',
    text: 'Which plan fits, early access, an Enterprise quote.',
    address: brand.mail.sales,
  },
  {
    id: 'partners',
    title: 'Partners',
    text: 'The partner programme, applications and payments.',
    address: brand.mail.partners,
  },
  {
    id: 'privacy',
    title: 'Privacy',
    text: 'To see, correct or delete your data, or to object to its use. You need no account for this.',
    address: brand.mail.privacy,
  },
  {
    id: 'security',
    title: 'Security',
    text: 'A weakness you found in the product or on this site. Please write before you publish.',
    address: brand.mail.security,
  },
  {
    id: 'press',
    title: 'Press',
    text: 'Questions from journalists and analysts. Logos and colours are on the brand page.',
    address: brand.mail.press,
  },
] as const satisfies readonly ContactTopic[];

export type ContactTopicId = (typeof contactTopics)[number]['id'];

/** The topic of this id; the first one for any other text. */
export function topicNamed(id: string | null): (typeof contactTopics)[number] {
  return contactTopics.find((topic) => topic.id === id) ?? contactTopics[0];
}
