import {brand} from './brand';

export interface ContactTopic {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** Subject of the mail the topic's link opens. */
  readonly subject: string;
}

/** Whom to write to about what. */
export const contactTopics: readonly ContactTopic[] = [
  {
    title: 'Support',
    text: 'Anything that does not work or is not clear: campaigns, deliverability, integrations, billing, your account.',
    address: brand.mail.support,
    subject: 'Support request',
  },
  {
    title: 'Live chat and calls',
    text: 'A chat opens inside the app. Before you have an account, send what you would have asked, or a phone number with two times that suit you and your time zone.',
    address: brand.mail.support,
    subject: 'Chat or call',
  },
  {
    title: 'Sales',
    text: 'Which plan fits, early access, an Enterprise quote.',
    address: brand.mail.sales,
    subject: 'Question about plans',
  },
  {
    title: 'Partners',
    text: 'The partner programme, applications and payments.',
    address: brand.mail.partners,
    subject: 'Partner programme',
  },
  {
    title: 'Privacy',
    text: 'To see, correct or delete your data, or to object to its use. You need no account for this.',
    address: brand.mail.privacy,
    subject: 'Privacy request',
  },
  {
    title: 'Security',
    text: 'A weakness you found in the product or on this site. Please write before you publish.',
    address: brand.mail.security,
    subject: 'Security report',
  },
  {
    title: 'Press',
    text: 'Questions from journalists and analysts. Logos and colours are on the brand page.',
    address: brand.mail.press,
    subject: 'Press enquiry',
  },
];
