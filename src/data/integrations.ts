export interface Integration {
  /** As its owner writes it; a trademark of its owner. */
  readonly name: string;
  readonly homepage: string;
  readonly description: string;
  readonly article?: {readonly label: string; readonly to: string};
}

export interface IntegrationCategory {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
  readonly tools: readonly Integration[];
}

/** Six categories of six tools. No logo files: the page draws neutral monograms, and no partnership is implied. */
export const integrationCategories: readonly IntegrationCategory[] = [
  {
    id: 'crm',
    name: 'CRM',
    intro: 'Leads, contacts and their stage, in step with the place your team keeps them.',
    tools: [
      {
        name: 'Salesforce',
        homepage: 'https://www.salesforce.com/',
        description: 'Cloud CRM for accounts, contacts, leads and opportunities.',
        article: {label: 'Connect Salesforce', to: '/help/article/salesforce-integration'},
      },
      {
        name: 'HubSpot',
        homepage: 'https://www.hubspot.com/',
        description: 'CRM platform with sales, marketing and service tools on one contact record.',
      },
      {
        name: 'Pipedrive',
        homepage: 'https://www.pipedrive.com/',
        description: 'Pipeline-focused sales CRM for small and mid-size teams.',
      },
      {
        name: 'Zoho CRM',
        homepage: 'https://www.zoho.com/crm/',
        description: 'CRM within the Zoho business software suite.',
      },
      {
        name: 'Close',
        homepage: 'https://www.close.com/',
        description: 'CRM with built-in calling, email and SMS for sales teams.',
      },
      {
        name: 'Microsoft Dynamics 365 Sales',
        homepage: 'https://www.microsoft.com/en-us/dynamics-365/products/sales',
        description: "Microsoft's sales CRM, part of Dynamics 365.",
      },
    ],
  },
  {
    id: 'email',
    name: 'Email',
    intro: 'The mailbox that receives replies, and the services that carry mail.',
    tools: [
      {
        name: 'Google Workspace (Gmail)',
        homepage: 'https://workspace.google.com/',
        description: 'Business email and productivity suite from Google.',
        article: {
          label: 'Connect a Gmail mailbox',
          to: '/help/article/setup-account#connect-your-mailbox',
        },
      },
      {
        name: 'Microsoft 365 (Outlook)',
        homepage: 'https://www.microsoft.com/microsoft-365',
        description: 'Business email, calendar and office suite from Microsoft.',
        article: {
          label: 'Connect an Outlook mailbox',
          to: '/help/article/setup-account#connect-your-mailbox',
        },
      },
      {
        name: 'Twilio SendGrid',
        homepage: 'https://sendgrid.com/',
        description: 'Email delivery service with SMTP relay and API.',
      },
      {
        name: 'Mailgun',
        homepage: 'https://www.mailgun.com/',
        description: 'Email API and SMTP service for developers.',
      },
      {
        name: 'Amazon SES',
        homepage: 'https://aws.amazon.com/ses/',
        description: 'Pay-as-you-go email sending service on AWS.',
      },
      {
        name: 'Postmark',
        homepage: 'https://postmarkapp.com/',
        description: 'Delivery service for transactional and broadcast email.',
      },
    ],
  },
  {
    id: 'communication',
    name: 'Communication',
    intro: 'Where a hot lead is announced and a conversation goes on.',
    tools: [
      {
        name: 'Slack',
        homepage: 'https://slack.com/',
        description: 'Team messaging organised in channels.',
      },
      {
        name: 'Microsoft Teams',
        homepage: 'https://www.microsoft.com/microsoft-teams',
        description: 'Chat, meetings and calling within Microsoft 365.',
      },
      {
        name: 'Zoom',
        homepage: 'https://www.zoom.com/',
        description: 'Video meetings, phone and webinars.',
      },
      {
        name: 'Twilio',
        homepage: 'https://www.twilio.com/',
        description: 'APIs for SMS, voice and messaging.',
      },
      {
        name: 'Aircall',
        homepage: 'https://aircall.io/',
        description: 'Cloud phone system for sales and support teams.',
      },
      {
        name: 'Intercom',
        homepage: 'https://www.intercom.com/',
        description: 'Customer messaging and support inbox.',
      },
    ],
  },
  {
    id: 'analytics',
    name: 'Analytics',
    intro: 'Where campaign figures stand beside the rest of your numbers.',
    tools: [
      {
        name: 'Google Analytics',
        homepage: 'https://marketingplatform.google.com/about/analytics/',
        description: 'Web and app traffic measurement from Google.',
      },
      {
        name: 'Mixpanel',
        homepage: 'https://mixpanel.com/',
        description: 'Event-based product analytics.',
      },
      {
        name: 'Amplitude',
        homepage: 'https://amplitude.com/',
        description: 'Product analytics and behavioural cohorts.',
      },
      {
        name: 'Segment',
        homepage: 'https://segment.com/',
        description: 'Customer data platform that routes events to other tools (Twilio).',
      },
      {
        name: 'Tableau',
        homepage: 'https://www.tableau.com/',
        description: 'Data visualisation and dashboards (Salesforce).',
      },
      {
        name: 'Microsoft Power BI',
        homepage: 'https://www.microsoft.com/power-platform/products/power-bi',
        description: 'Business intelligence reports and dashboards.',
      },
    ],
  },
  {
    id: 'productivity',
    name: 'Productivity',
    intro: 'Lists in, results out, and calls into the calendar.',
    tools: [
      {
        name: 'Zapier',
        homepage: 'https://zapier.com/',
        description: 'No-code automation between web apps.',
      },
      {
        name: 'Make',
        homepage: 'https://www.make.com/',
        description: 'Visual workflow automation platform.',
      },
      {
        name: 'Google Sheets',
        homepage: 'https://workspace.google.com/products/sheets/',
        description: 'Online spreadsheets from Google.',
      },
      {
        name: 'Notion',
        homepage: 'https://www.notion.com/',
        description: 'Documents, wikis and lightweight databases.',
      },
      {
        name: 'Airtable',
        homepage: 'https://www.airtable.com/',
        description: 'Relational spreadsheet and app builder.',
      },
      {
        name: 'Calendly',
        homepage: 'https://calendly.com/',
        description: 'Meeting scheduling links.',
      },
    ],
  },
  {
    id: 'social-media',
    name: 'Social Media',
    intro: 'Where a person can be met outside the mailbox.',
    tools: [
      {
        name: 'LinkedIn',
        homepage: 'https://www.linkedin.com/',
        description: 'Professional network for profiles, messages and company pages.',
      },
      {
        name: 'X',
        homepage: 'https://x.com/',
        description: 'Public short-message network, formerly Twitter.',
      },
      {
        name: 'Facebook',
        homepage: 'https://www.facebook.com/',
        description: 'Social network with pages, groups and lead ads (Meta).',
      },
      {
        name: 'Instagram',
        homepage: 'https://www.instagram.com/',
        description: 'Photo and video network (Meta).',
      },
      {
        name: 'Buffer',
        homepage: 'https://buffer.com/',
        description: 'Scheduling and analytics for social posts.',
      },
      {
        name: 'Hootsuite',
        homepage: 'https://www.hootsuite.com/',
        description: 'Social media publishing and monitoring.',
      },
    ],
  },
];
