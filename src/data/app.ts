import {integrationCategories} from './integrations';

/** A screen or a tab of the app, as articles name it in a path: `**Settings**, then **Domains**`. */
export interface AppScreen {
  readonly name: string;
  /** The screens, tabs, and steps that it opens. */
  readonly screens?: readonly AppScreen[];
  /** Buttons and switches that may end a path. */
  readonly actions?: readonly string[];
  /** Whether customers name what it lists, such as campaigns or domains. */
  readonly listsItems?: true;
}

const named = (...names: readonly string[]): AppScreen[] => names.map((name) => ({name}));

/** Shows deleted lists, segments, templates, campaigns, and rules. */
const deleted: AppScreen = {name: 'Recently deleted'};

const crmTabs = named('Connection', 'Objects', 'Field map', 'Sync log');
const alertTabs = named('Connection', 'Alerts');
const tableTabs = named('Connection', 'Import', 'Results');

const tabsOfTool: Readonly<Record<string, readonly AppScreen[]>> = {
  Slack: alertTabs,
  'Microsoft Teams': alertTabs,
  'Google Sheets': tableTabs,
  Airtable: tableTabs,
  Notion: tableTabs,
};

const tools: readonly AppScreen[] = integrationCategories.flatMap(({id, tools}) =>
  tools.map(({name}) => ({
    name,
    screens: id === 'crm' ? crmTabs : (tabsOfTool[name] ?? named('Connection')),
    actions: ['Connect', 'Reconnect', 'Disconnect'],
  })),
);

const emailBuilder: AppScreen = {
  name: 'Email builder',
  screens: named('Blocks', 'Spam score', 'A/B test'),
  actions: [
    'Insert snippet',
    'Insert token',
    'Plain text',
    'Preview',
    'Save as template',
    'Send in the same thread',
    'Send test',
  ],
};

const settings: readonly AppScreen[] = [
  {name: 'Account', actions: ['Delete account']},
  {
    name: 'Team',
    screens: [{name: 'Members'}, {name: 'Roles', actions: ['New role']}],
    actions: ['Invite Team Member', 'Resend', 'Remove'],
  },
  {name: 'Mailboxes', actions: ['Connect mailbox'], listsItems: true},
  {name: 'Domains', actions: ['Add domain'], listsItems: true},
  {
    name: 'Sending',
    screens: named('Schedule', 'Holidays', 'Conflicts', 'Tracking', 'Opt-out line'),
  },
  {name: 'Writing', actions: ['Preview']},
  {name: 'Fields', actions: ['New field'], listsItems: true},
  {name: 'Integrations', screens: [...tools, {name: 'Connected apps', actions: ['Revoke']}]},
  {name: 'API Keys', actions: ['Create key', 'Revoke']},
  {
    name: 'Webhooks',
    screens: named('Deliveries'),
    actions: ['Add webhook'],
    listsItems: true,
  },
  {name: 'Notifications', actions: ['Hot leads', 'Quiet hours']},
  {
    name: 'Security',
    screens: named(
      'Two-factor authentication',
      'Passkeys',
      'Recovery codes',
      'Sessions',
      'Single sign-on',
      'Activity log',
    ),
    actions: ['Require for everyone'],
  },
  {
    name: 'Billing',
    screens: named('Payment method', 'Invoices', 'Billing details'),
    actions: ['Change plan', 'Cancel plan', 'Update card'],
  },
  {name: 'Workspaces', actions: ['New workspace'], listsItems: true},
];

/** The menu of the app in its order. help/_app.md says what each screen shows. */
export const appMenu: readonly AppScreen[] = [
  {name: 'Dashboard', screens: named('Needs attention')},
  {
    name: 'Leads',
    screens: [
      ...named('All', 'Hot', 'Warm', 'Cold'),
      {name: 'Search', actions: ['Save search']},
      ...named('Saved searches', 'Radar', 'Target profile'),
      {
        name: 'Scoring rules',
        screens: [
          {name: 'Weights'},
          {name: 'Pages', actions: ['Copy script']},
          {name: 'Routing', actions: ['Add rule']},
        ],
      },
    ],
    listsItems: true,
  },
  {
    name: 'Contacts',
    screens: [
      {name: 'Lists', screens: [deleted], actions: ['New list'], listsItems: true},
      {name: 'Segments', screens: [deleted], actions: ['New segment'], listsItems: true},
      {name: 'Tags', actions: ['New tag', 'Merge tags']},
      {name: 'Companies', listsItems: true},
      {
        name: 'Suppression',
        actions: ['Add addresses', 'Export', 'Import CSV', 'Remove from suppression'],
      },
      {name: 'Imports', listsItems: true},
      {name: 'Duplicates'},
    ],
    actions: ['Add contact', 'Export', 'Import CSV'],
    listsItems: true,
  },
  {
    name: 'Campaigns',
    screens: [
      {
        name: 'New Campaign',
        screens: [...named('Goal', 'Audience', 'Sequence', 'Schedule', 'Review'), emailBuilder],
      },
      ...named('Overview', 'People', 'Sequence', 'Schedule'),
      emailBuilder,
      deleted,
    ],
    listsItems: true,
  },
  {
    name: 'Inbox',
    screens: named('Needs reply', 'Unread', 'Snoozed', 'Done', 'All', 'Mine', 'Team'),
    listsItems: true,
  },
  {
    name: 'Tasks',
    screens: named('Today', 'Upcoming', 'Overdue', 'Done'),
    actions: ['New task'],
  },
  {
    name: 'Templates',
    screens: [...named('Library', 'Mine', 'Team', 'Snippets'), deleted],
    actions: ['New template'],
    listsItems: true,
  },
  {
    name: 'Analytics',
    screens: named('Overview', 'Campaigns', 'Steps', 'Senders', 'Team'),
    actions: ['Export', 'Schedule report'],
  },
  {name: 'Rules', screens: [{name: 'History'}, deleted], actions: ['New rule'], listsItems: true},
  {name: 'Settings', screens: settings},
];

/** Whether the labels lead from a screen to what it opens, one after the other; the last may be an action. */
function leads([label, ...rest]: readonly string[], from: AppScreen): boolean {
  if (label === undefined) return true;
  const next = from.screens?.find(({name}) => name === label);
  if (next) return leads(rest, next);
  return rest.length === 0 && (from.actions?.includes(label) ?? false);
}

const withScreens = (screen: AppScreen): AppScreen[] => [
  screen,
  ...(screen.screens ?? []).flatMap(withScreens),
];

/** Whether a path such as `['Settings', 'Team', 'Roles']` exists. It can start at any screen: `['Team', 'Roles']`. */
export function isAppPath([first, ...rest]: readonly string[]): boolean {
  return appMenu
    .flatMap(withScreens)
    .some((screen) => screen.name === first && leads(rest, screen));
}

/**
 * Whether a mock screen's title is a path from the menu. After a screen that lists items, an item's name and the tabs of
 * that item may follow: `['Settings', 'Domains', 'mail.acme.example']`.
 */
export function isScreenTitle(labels: readonly string[]): boolean {
  let screens = appMenu;
  let last: AppScreen | undefined;
  for (const label of labels) {
    const next = screens.find(({name}) => name === label);
    if (!next) return last?.listsItems ?? false;
    last = next;
    screens = next.screens ?? [];
  }
  return last !== undefined;
}
