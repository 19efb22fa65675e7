import {limits} from './limits';
import {shareOf, tierNamed} from './partners';

/** The pictures of the menus, as text; src/features/chrome/navIcons.ts draws them. */
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
  | 'plug'
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
  readonly label: string;
  readonly entries: readonly NavEntry[];
}

/** The header's three menus, and the first three columns of the footer. */
export const navGroups: readonly NavGroup[] = [
  {
    label: 'Product',
    entries: [
      {
        label: 'Features',
        to: '/features',
        description: 'What it does, from finding to follow-up',
        icon: 'layers',
      },
      {
        label: 'Pricing',
        to: '/pricing',
        description: 'Three plans, one toggle, no surprises',
        icon: 'tag',
      },
      {
        label: 'Integrations',
        to: '/integrations',
        description: '36 tools in six categories',
        icon: 'plug',
      },
      {
        label: 'Changelog',
        to: '/changelog',
        description: 'Recent releases and what’s new',
        icon: 'scroll-text',
      },
      {
        label: 'Docs',
        to: '/docs',
        description: 'Quick start, guides and security',
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
        description: 'Why we build it and what we hold to',
        icon: 'info',
      },
      {
        label: 'Blog',
        to: '/blog',
        description: 'Deliverability and outreach, worked through',
        icon: 'newspaper',
      },
      {
        label: 'Contact',
        to: '/contact',
        description: `A reply within ${limits.replyHours} business hours`,
        icon: 'mail',
      },
      {
        label: 'Brand',
        to: '/brand',
        description: 'Logo, colours and type to download',
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
        description: 'Groups and events for members',
        icon: 'users',
      },
      {label: 'Help centre', to: '/help', description: 'Step-by-step answers', icon: 'circle-help'},
      {label: 'API', to: '/api', description: 'Endpoints, limits and samples', icon: 'braces'},
      {
        label: 'Status',
        to: '/status',
        description: 'How every component is doing',
        icon: 'activity',
      },
      {
        label: 'Partners',
        to: '/partners',
        description: `Earn ${parseInt(shareOf(tierNamed('Affiliate')), 10)} to ${shareOf(tierNamed('Premier'))} on referrals`,
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

/** Feeds, by the address Docusaurus's blog plugin gives them. */
export const feedLinks: readonly {readonly label: string; readonly href: string}[] = [
  {label: 'Blog RSS', href: '/blog/rss.xml'},
  {label: 'Changelog RSS', href: '/changelog/rss.xml'},
];

/** Where "Get Started" leads. */
export const getStartedTo = '/pricing#waitlist';
