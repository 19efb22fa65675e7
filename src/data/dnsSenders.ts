import {brand} from './brand';

/** A service that sends email for a domain, and what it needs in the DNS. */
export interface DnsSender {
  readonly id: string;
  readonly name: string;
  /** The domain that an SPF record includes for it. */
  readonly include: string;
  /** When the include isn't needed, or belongs to another host. */
  readonly spfNote?: string;
  /** The selectors of its DKIM keys; empty if they differ for each account. */
  readonly selectors: readonly string[];
  /** The type of its DKIM records, and where they are, after "Copy it from". */
  readonly dkimType: 'TXT' | 'CNAME';
  readonly dkimPlace: string;
  /** The sender's own documentation, which the values are from. */
  readonly source: string;
}

/** The mailboxes and services that articles name. Compared with their documentation in November 2026. */
export const dnsSenders: readonly DnsSender[] = [
  {
    id: 'google',
    name: 'Google Workspace',
    include: '_spf.google.com',
    selectors: ['google'],
    dkimType: 'TXT',
    dkimPlace: 'the Admin console, Apps > Google Workspace > Gmail > Authenticate email',
    source: 'https://support.google.com/a/answer/33786',
  },
  {
    id: 'microsoft',
    name: 'Microsoft 365',
    include: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
    dkimType: 'CNAME',
    dkimPlace: 'the Defender portal, the DKIM tab of the email authentication settings',
    source:
      'https://learn.microsoft.com/en-us/defender-office-365/email-authentication-spf-configure',
  },
  {
    id: 'servers',
    name: `${brand.name}’s servers`,
    include: `_spf.${brand.domain}`,
    selectors: ['s1', 's2'],
    dkimType: 'CNAME',
    dkimPlace: 'Settings, then Domains',
    source: '/help/article/how-sending-works',
  },
  {
    id: 'zoho',
    name: 'Zoho Mail',
    include: 'zoho.com',
    spfNote:
      'Zoho’s include is for accounts at zoho.com. If you sign in at zoho.eu or zoho.in, copy yours from Zoho’s admin console.',
    selectors: [],
    dkimType: 'TXT',
    dkimPlace: 'the Mail Admin Console, your domain, Email Configuration > DKIM',
    source: 'https://www.zoho.com/mail/help/adminconsole/spf-configuration.html',
  },
  {
    id: 'ses',
    name: 'Amazon SES',
    include: 'amazonses.com',
    spfNote:
      'Amazon SES needs its include only at your custom MAIL FROM domain, such as bounce.mail. Make a record for that subdomain.',
    selectors: [],
    dkimType: 'CNAME',
    dkimPlace: 'the Amazon SES console, the identity’s DKIM section, which has three',
    source: 'https://docs.aws.amazon.com/ses/latest/dg/mail-from.html',
  },
  {
    id: 'sendgrid',
    name: 'SendGrid',
    include: 'sendgrid.net',
    spfNote:
      'With SendGrid’s Automated Security, its three CNAMEs cover SPF, and you can leave out the include.',
    selectors: ['s1', 's2'],
    dkimType: 'CNAME',
    dkimPlace: 'Settings > Sender Authentication in SendGrid',
    source:
      'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/how-to-set-up-domain-authentication',
  },
  {
    id: 'mailgun',
    name: 'Mailgun',
    include: 'mailgun.org',
    spfNote: 'Mailgun’s include belongs to the domain or subdomain that you added at Mailgun.',
    selectors: [],
    dkimType: 'TXT',
    dkimPlace:
      'the DNS records of the domain in Mailgun’s control panel. With Automatic Sender Security, those are two CNAMEs, pdk1 and pdk2',
    source: 'https://documentation.mailgun.com/docs/mailgun/email-best-practices/auth_bestpractice',
  },
];
