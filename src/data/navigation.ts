import type {MenuLabel} from './header';
import {limits} from './limits';
import {shareOf, tierNamed} from './partners';

/** Names of the menu icons, which src/features/chrome/navIcons.ts maps to components. */
export type NavIcon =
  | 'activity'
  | 'book-open'
  | 'braces'
  | 'circle-help'
  | 'handshake'
  | 'info'
  | 'layers'
  | 'mail'
  | 'newspaper'
  | 'palette'
  | 'play'
  | 'plug'
  | 'radar'
  | 'scroll-text'
  | 'tag'
  | 'users';

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  readonly description: string;
  readonly icon: NavIcon;
}

export interface NavGroup {
  readonly label: MenuLabel;
  readonly entries: readonly NavEntry[];
  /** The links on the picture of the radar next to the entries (scripts/assets/menus.ts). */
  readonly pictured?: readonly Omit<NavEntry, 'description'>[];
}

/** The header's three menus, and the first three columns of the footer. */
export const navGroups: readonly NavGroup[] = [
  {
    label: 'Product',
    pictured: [
      {label: 'Try the demo', to: '/demo', icon: 'play'},
      {label: 'See the radar', to: '/radar', icon: 'radar'},
    ],
    entries: [
      {
        label: 'Features',
        to: '/features',
        description: 'Find buyers, write to them, and follow up',
        icon: 'layers',
      },
      {
        label: 'Pricing',
        to: '/pricing',
        description: 'Start free, upgrade when you grow',
        icon: 'tag',
      },
      {
        label: 'Integrations',
        to: '/integrations',
        description: 'CRM, email, chat, and analytics',
        icon: 'plug',
      },
      {
        label: 'Changelog',
        to: '/changelog',
        description: 'What’s new in recent releases',
        icon: 'scroll-text',
      },
      {
        label: 'Docs',
        to: '/docs',
        description: 'Quick start and guides',
        icon: 'book-open',
      },
    ],
  },
  {
    label: 'Company',
    entries: [
      {
        label: 'About',
        to: '/about',
        description: 'Our story and what we stand for',
        icon: 'info',
      },
      {
        label: 'Blog',
        to: '/blog',
        description: 'Deliverability and outreach, with numbers',
        icon: 'newspaper',
      },
      {
        label: 'Contact',
        to: '/contact',
        description: `Replies within ${limits.replyHours} hours, during business hours`,
        icon: 'mail',
      },
      {
        label: 'Brand',
        to: '/brand',
        description: 'Logos, colors, and type',
        icon: 'palette',
      },
    ],
  },
  {
    label: 'Resources',
    entries: [
      {
        label: 'Community',
        to: '/community',
        description: 'Groups and events',
        icon: 'users',
      },
      {label: 'Help center', to: '/help', description: 'Step-by-step answers', icon: 'circle-help'},
      {label: 'API', to: '/api', description: 'Endpoints, limits, and samples', icon: 'braces'},
      {
        label: 'Status',
        to: '/status',
        description: 'Current status of every component',
        icon: 'activity',
      },
      {
        label: 'Partners',
        to: '/partners',
        description: `Earn ${shareOf(tierNamed('Affiliate'))} to ${shareOf(tierNamed('Premier'))} on referrals`,
        icon: 'handshake',
      },
    ],
  },
];

/** The footer's fourth column. */
export const legalLinks: readonly Pick<NavEntry, 'label' | 'to'>[] = [
  {label: 'Privacy', to: '/privacy'},
  {label: 'Terms', to: '/terms'},
  {label: 'Security', to: '/security'},
  {label: 'Compliance', to: '/compliance'},
  {label: 'Cookies', to: '/cookies'},
];

/** The link that California requires of a company that sells personal information (Civ. Code § 1798.135), in its words. */
export const privacyChoice = {
  label: 'Do not sell or share my personal information',
  to: '/privacy#do-not-sell-or-share-my-personal-information',
} as const;

/** Feeds of both instances of the blog plugin. */
export const feedLinks: readonly {readonly label: string; readonly href: string}[] = [
  {label: 'Blog RSS', href: '/blog/rss.xml'},
  {label: 'Changelog RSS', href: '/changelog/rss.xml'},
];
