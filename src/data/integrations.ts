import {
  firstPlanWith,
  founderPlanNames,
  planFeature,
  standardPlanNames,
  type PlanFeatureId,
} from './planFeatures';

export interface Integration {
  /** As its owner writes it; a trademark of its owner. */
  readonly name: string;
  readonly homepage: string;
  /** The gain from the connection, in a short line. */
  readonly description: string;
  /** The data that comes from the tool; left out when there's none. */
  readonly reads?: string;
  /** The data that goes to the tool; left out when there's none. */
  readonly writes?: string;
  /** The row of the plan matrix that includes it; every plan has the no-code integrations. */
  readonly planFeature?: PlanFeatureId;
  /** The part that needs hot lead detection; left out when none does. */
  readonly hotLeadPart?: string;
  /** The account or permission that the connection needs in the tool. */
  readonly permission: string;
  /** Slug of the help article with the steps. */
  readonly article: string;
}

export type IntegrationCategoryId =
  | 'crm'
  | 'email'
  | 'communication'
  | 'analytics'
  | 'productivity'
  | 'social-media';

export interface IntegrationCategory {
  readonly id: IntegrationCategoryId;
  readonly name: string;
  readonly intro: string;
  readonly tools: readonly Integration[];
}

/**
 * The plans of both sets that include an integration, such as `Pro or Professional and up`, and its part that fewer of
 * them include: `Every plan. Hot lead alerts: Pro or Professional and up`.
 */
export function plansOf({
  planFeature: id = 'no-code',
  hotLeadPart,
}: Pick<Integration, 'planFeature' | 'hotLeadPart'>): string {
  const plans = lowestPlansWith(id);
  return hotLeadPart ? `${plans}. ${hotLeadPart}: ${lowestPlansWith('hot-leads')}` : plans;
}

function lowestPlansWith(id: PlanFeatureId): string {
  const feature = planFeature(id);
  const founder = firstPlanWith(feature, founderPlanNames);
  const standard = firstPlanWith(feature, standardPlanNames);
  if (founder === founderPlanNames[0]) return 'Every plan';
  return founder === founderPlanNames.at(-1)
    ? `${founder} or ${standard}`
    : `${founder} or ${standard} and up`;
}

/** Tools by category. The page shows no logos, because no partnership is implied. */
export const integrationCategories: readonly IntegrationCategory[] = [
  {
    id: 'crm',
    name: 'CRM',
    intro: 'Keep leads, contacts, and stages in sync.',
    tools: [
      {
        name: 'Salesforce',
        article: 'salesforce-integration',
        homepage: 'https://www.salesforce.com/',
        description: 'Sync leads, scores, and opportunities.',
        reads: 'Leads, contacts, accounts, owners, opportunities, and opt-outs',
        writes: 'Leads, contacts, scores, activities, and opt-outs',
        planFeature: 'crm-sync',
        permission: 'Salesforce admin, or an admin’s approval',
      },
      {
        name: 'HubSpot',
        article: 'hubspot-integration',
        homepage: 'https://www.hubspot.com/',
        description: 'Sync contacts, stages, and opt-outs.',
        reads: 'Contacts, owners, lifecycle stages, and opt-outs',
        writes: 'Contacts, scores, replies, and opt-outs',
        planFeature: 'crm-sync',
        permission: 'HubSpot super admin',
      },
      {
        name: 'Pipedrive',
        article: 'pipedrive-integration',
        homepage: 'https://www.pipedrive.com/',
        description: 'Sync people, deal stages, and replies.',
        reads: 'People, organizations, owners, deal stages, and opt-outs',
        writes: 'People, scores, replies, and opt-outs',
        planFeature: 'crm-sync',
        permission: 'Pipedrive deals admin',
      },
      {
        name: 'Zoho CRM',
        article: 'zoho-crm-integration',
        homepage: 'https://www.zoho.com/crm/',
        description: 'Sync leads, owners, and replies.',
        reads: 'Leads, contacts, owners, and opt-outs',
        writes: 'Leads, contacts, scores, replies, and opt-outs',
        planFeature: 'crm-sync',
        permission: 'Zoho CRM administrator',
      },
      {
        name: 'Close',
        article: 'close-integration',
        homepage: 'https://www.close.com/',
        description: 'Log scores and replies on your leads.',
        reads: 'Leads, contacts, and statuses',
        writes: 'Scores, and replies and opt-outs as activities',
        planFeature: 'crm-sync',
        permission: 'Close admin',
      },
      {
        name: 'Microsoft Dynamics 365 Sales',
        article: 'dynamics-365-integration',
        homepage: 'https://www.microsoft.com/en-us/dynamics-365/products/sales',
        description: 'Sync leads, scores, and opt-outs.',
        reads: 'Leads, contacts, owners, and opt-outs',
        writes: 'Leads, contacts, scores, replies, and opt-outs',
        planFeature: 'crm-sync',
        permission: 'Dynamics 365 system administrator, and Microsoft admin consent',
      },
    ],
  },
  {
    id: 'email',
    name: 'Email',
    intro: 'Send from your own mailbox or your email service.',
    tools: [
      {
        name: 'Google Workspace (Gmail)',
        article: 'connect-gmail',
        homepage: 'https://workspace.google.com/',
        description: 'Send from Gmail on your own domain.',
        reads: 'Replies and bounces',
        writes: 'Campaign email from your mailbox',
        permission: 'Your Google sign-in, and admin approval in some organizations',
      },
      {
        name: 'Microsoft 365 (Outlook)',
        article: 'connect-microsoft-365',
        homepage: 'https://www.microsoft.com/microsoft-365',
        description: 'Send from Outlook on your own domain.',
        reads: 'Replies and bounces',
        writes: 'Campaign email from your mailbox',
        permission: 'Your Microsoft sign-in, and admin consent in some organizations',
      },
      {
        name: 'Twilio SendGrid',
        article: 'send-through-smtp-provider',
        homepage: 'https://sendgrid.com/',
        description: 'Send through your SendGrid account.',
        reads: 'Deliveries, bounces, and complaints',
        writes: 'Email to people who agreed to it, through your account',
        permission: 'API key with permission to send',
      },
      {
        name: 'Mailgun',
        article: 'send-through-smtp-provider',
        homepage: 'https://www.mailgun.com/',
        description: 'Send through your Mailgun domain.',
        reads: 'Deliveries, bounces, and complaints',
        writes: 'Email to people who agreed to it, through your domain',
        permission: 'Sending key',
      },
      {
        name: 'Amazon SES',
        article: 'amazon-ses-integration',
        homepage: 'https://aws.amazon.com/ses/',
        description: 'Send through your SES identity.',
        reads: 'Deliveries, bounces, and complaints',
        writes: 'Campaign email through your SES identity',
        permission: 'AWS access key with permission to send',
      },
      {
        name: 'Postmark',
        article: 'send-through-smtp-provider',
        homepage: 'https://postmarkapp.com/',
        description: 'Send through a broadcast stream.',
        reads: 'Deliveries, bounces, and complaints',
        writes: 'Email to people who agreed to it, through a broadcast stream',
        permission: 'Server token',
      },
    ],
  },
  {
    id: 'communication',
    name: 'Communication',
    intro: 'Get hot lead alerts where your team talks.',
    tools: [
      {
        name: 'Slack',
        article: 'slack-integration',
        homepage: 'https://slack.com/',
        description: 'Get hot lead alerts in a channel.',
        writes: 'Hot lead alerts and campaign updates',
        hotLeadPart: 'Hot lead alerts',
        permission: 'Slack member who can add apps',
      },
      {
        name: 'Microsoft Teams',
        article: 'microsoft-teams-integration',
        homepage: 'https://www.microsoft.com/microsoft-teams',
        description: 'Get hot lead alerts in Teams.',
        writes: 'Hot lead alerts and campaign updates',
        hotLeadPart: 'Hot lead alerts',
        permission: 'Team owner',
      },
      {
        name: 'Zoom',
        article: 'zoom-integration',
        homepage: 'https://www.zoom.com/',
        description: 'Add meeting links to your replies.',
        reads: 'Past meetings with your contacts',
        writes: 'Meeting links in replies',
        permission: 'Zoom user who hosts your meetings',
      },
      {
        name: 'Twilio',
        article: 'twilio-integration',
        homepage: 'https://www.twilio.com/',
        description: 'Call and text contacts who agreed.',
        reads: 'Call and message results',
        writes: 'Calls and texts to contacts who agreed to them',
        permission: 'Twilio API key',
      },
      {
        name: 'Aircall',
        article: 'aircall-integration',
        homepage: 'https://aircall.io/',
        description: 'Call your hot leads from a list.',
        reads: 'Calls, with outcome and length',
        writes: 'Hot leads as a call list',
        hotLeadPart: 'Call list',
        permission: 'Aircall admin',
      },
      {
        name: 'Intercom',
        article: 'intercom-integration',
        homepage: 'https://www.intercom.com/',
        description: 'Show scores next to conversations.',
        reads: 'Conversations started by leads',
        writes: 'Scores and campaign replies',
        hotLeadPart: 'Scores',
        permission: 'Intercom teammate who can install apps',
      },
    ],
  },
  {
    id: 'analytics',
    name: 'Analytics',
    intro: 'Raise scores with website visits and product events.',
    tools: [
      {
        name: 'Google Analytics',
        article: 'google-analytics-integration',
        homepage: 'https://marketingplatform.google.com/about/analytics/',
        description: 'Score pricing page visits.',
        reads: 'Visits to your pricing page',
        writes: 'Campaign tags on links',
        hotLeadPart: 'Scores and alerts',
        permission: 'Editor role on the Analytics property',
      },
      {
        name: 'Mixpanel',
        article: 'mixpanel-integration',
        homepage: 'https://mixpanel.com/',
        description: 'Score product events.',
        reads: 'Events you pick for scoring',
        writes: 'Email events by contact',
        hotLeadPart: 'Scores and alerts',
        permission: 'Mixpanel project owner',
      },
      {
        name: 'Amplitude',
        article: 'amplitude-integration',
        homepage: 'https://amplitude.com/',
        description: 'Score the events you pick.',
        reads: 'Events you pick for scoring',
        writes: 'Email events by contact',
        hotLeadPart: 'Scores and alerts',
        permission: 'Amplitude manager',
      },
      {
        name: 'Segment',
        article: 'segment-integration',
        homepage: 'https://segment.com/',
        description: 'Score the events you track.',
        reads: 'Events you pick for scoring',
        writes: 'Email events as a source',
        hotLeadPart: 'Scores and alerts',
        permission: 'Segment workspace owner',
      },
      {
        name: 'Tableau',
        article: 'tableau-and-power-bi',
        homepage: 'https://www.tableau.com/',
        description: 'Chart campaign results in Tableau.',
        writes: 'Campaign metrics, through the API',
        planFeature: 'api',
        permission: 'Tableau Creator, and an API key',
      },
      {
        name: 'Microsoft Power BI',
        article: 'tableau-and-power-bi',
        homepage: 'https://www.microsoft.com/power-platform/products/power-bi',
        description: 'Chart campaign results in Power BI.',
        writes: 'Campaign metrics, through the API',
        planFeature: 'api',
        permission: 'Power BI Pro user, and an API key',
      },
    ],
  },
  {
    id: 'productivity',
    name: 'Productivity',
    intro: 'Import lists, export results, and book meetings.',
    tools: [
      {
        name: 'Zapier',
        article: 'zapier-integration',
        homepage: 'https://zapier.com/',
        description: 'Start a Zap when a lead turns hot.',
        reads: 'Searches and emails triggered by a Zap',
        writes: 'Hot leads, replies, and bounces as triggers',
        hotLeadPart: 'Hot lead trigger',
        permission: 'Zapier account',
      },
      {
        name: 'Make',
        article: 'make-integration',
        homepage: 'https://www.make.com/',
        description: 'Start a scenario when a lead turns hot.',
        reads: 'Searches and emails triggered by a scenario',
        writes: 'Hot leads, replies, and bounces as triggers',
        hotLeadPart: 'Hot lead trigger',
        permission: 'Make account',
      },
      {
        name: 'Google Sheets',
        article: 'google-sheets-integration',
        homepage: 'https://workspace.google.com/products/sheets/',
        description: 'Import rows, and export results.',
        reads: 'Rows as contacts',
        writes: 'Hot leads and campaign results as rows',
        hotLeadPart: 'Hot leads',
        permission: 'Editor access to the sheet',
      },
      {
        name: 'Notion',
        article: 'notion-integration',
        homepage: 'https://www.notion.com/',
        description: 'Add hot leads to a database.',
        reads: 'Database pages as contacts',
        writes: 'Hot leads as database pages',
        hotLeadPart: 'Hot leads',
        permission: 'Notion member with access to the database',
      },
      {
        name: 'Airtable',
        article: 'airtable-integration',
        homepage: 'https://www.airtable.com/',
        description: 'Import records, and export results.',
        reads: 'Records as contacts',
        writes: 'Hot leads and campaign results as records',
        hotLeadPart: 'Hot leads',
        permission: 'Creator access to the base',
      },
      {
        name: 'Calendly',
        article: 'calendly-integration',
        homepage: 'https://calendly.com/',
        description: 'End the sequence when a call is booked.',
        reads: 'Booked meetings, which end the sequence',
        writes: 'Your booking link in emails',
        permission: 'Calendly user who owns the link',
      },
    ],
  },
  {
    id: 'social-media',
    name: 'Social Media',
    intro: 'Reach people beyond email.',
    tools: [
      {
        name: 'LinkedIn',
        article: 'linkedin-steps',
        homepage: 'https://www.linkedin.com/',
        description: 'Add LinkedIn tasks to a sequence.',
        writes: 'Tasks, such as a profile visit or a message',
        planFeature: 'linkedin',
        permission: 'Your own account; you complete each task yourself',
      },
      {
        name: 'X',
        article: 'x-integration',
        homepage: 'https://x.com/',
        description: 'Read company posts as signals.',
        reads: 'Public posts from companies you follow, as signals',
        permission: 'X developer key',
      },
      {
        name: 'Facebook',
        article: 'facebook-and-instagram-lead-ads',
        homepage: 'https://www.facebook.com/',
        description: 'Import responses to lead ads.',
        reads: 'Lead ad responses as contacts',
        permission: 'Full control of the Page',
      },
      {
        name: 'Instagram',
        article: 'facebook-and-instagram-lead-ads',
        homepage: 'https://www.instagram.com/',
        description: 'Import responses to lead ads.',
        reads: 'Lead ad responses as contacts',
        permission: 'Professional account linked to a Page',
      },
      {
        name: 'Buffer',
        article: 'buffer-integration',
        homepage: 'https://buffer.com/',
        description: 'Tag the links in your posts.',
        writes: 'Campaign tags on published links',
        permission: 'Buffer organization owner',
      },
      {
        name: 'Hootsuite',
        article: 'hootsuite-integration',
        homepage: 'https://www.hootsuite.com/',
        description: 'Read company mentions as signals.',
        reads: 'Mentions of companies you follow, as signals',
        permission: 'Hootsuite admin',
      },
    ],
  },
];
