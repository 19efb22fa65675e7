import {
  Activity,
  BookOpen,
  Braces,
  CircleHelp,
  Handshake,
  Info,
  Layers,
  Mail,
  Newspaper,
  Palette,
  Plug,
  ScrollText,
  Tag,
  Users,
  type LucideIcon,
} from 'lucide-react';

import {shareOf, tierNamed} from './partners';

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  readonly description: string;
  readonly icon: LucideIcon;
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
        icon: Layers,
      },
      {
        label: 'Pricing',
        to: '/pricing',
        description: 'Three plans, one toggle, no surprises',
        icon: Tag,
      },
      {
        label: 'Integrations',
        to: '/integrations',
        description: '36 tools in six categories',
        icon: Plug,
      },
      {
        label: 'Changelog',
        to: '/changelog',
        description: 'Every release and what it changed',
        icon: ScrollText,
      },
      {label: 'Docs', to: '/docs', description: 'Quick start, guides and security', icon: BookOpen},
    ],
  },
  {
    label: 'Company',
    entries: [
      {
        label: 'About',
        to: '/about',
        description: 'Why we build it and what we hold to',
        icon: Info,
      },
      {
        label: 'Blog',
        to: '/blog',
        description: 'Deliverability and outreach, worked through',
        icon: Newspaper,
      },
      {
        label: 'Contact',
        to: '/contact',
        description: 'A reply within 2 business hours',
        icon: Mail,
      },
      {
        label: 'Brand',
        to: '/brand',
        description: 'Logo, colours and type to download',
        icon: Palette,
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
        icon: Users,
      },
      {label: 'Help centre', to: '/help', description: 'Step-by-step answers', icon: CircleHelp},
      {label: 'API', to: '/api', description: 'Endpoints, limits and samples', icon: Braces},
      {label: 'Status', to: '/status', description: 'How every component is doing', icon: Activity},
      {
        label: 'Partners',
        to: '/partners',
        description: `Earn ${parseInt(shareOf(tierNamed('Affiliate')), 10)} to ${shareOf(tierNamed('Premier'))} on referrals`,
        icon: Handshake,
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
