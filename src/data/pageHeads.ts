import {brand} from './brand';
import {claims} from './claims';
import {shareOf, tierNamed} from './partners';
import {formatPrice, planNamed} from './plans';

interface PageHead {
  /** The line above the title. */
  readonly badge: string;
  readonly title: string;
  /** The social card's headline, where the title says too little away from its page. A `\n` breaks the line. */
  readonly headline?: string;
}

const pro = planNamed('Pro');
const proPrice = formatPrice(pro.price.monthly);

/** Badge and title of each page in src/pages/*.tsx, by its file's name. The page and its social card show them. */
const heads = {
  about: {badge: 'About', title: 'Fewer emails. Better reasons to send them.'},
  brand: {badge: 'Brand', title: `All you need to feature ${brand.name}.`},
  community: {
    badge: 'Community',
    title: `Join ${claims.members.value} people who send outbound.`,
  },
  contact: {badge: 'Contact', title: 'Talk to us.'},
  demo: {badge: 'Interactive demo', title: 'Try it: from buying signal to hot lead in a minute.'},
  features: {badge: 'Features', title: 'Find buyers, write to them, know when to call.'},
  integrations: {badge: 'Integrations', title: 'Works with the tools you already use.'},
  partners: {
    badge: 'Partners',
    title: `Earn up to ${shareOf(tierNamed('Premier'))} on every customer you refer.`,
  },
  pricing: {
    badge: 'Pricing',
    title: `Start free. Pro is ${proPrice} a month for up to ${pro.userLimit} people.`,
  },
  radar: {badge: 'Radar', title: 'See which leads are hot right now.'},
  status: {
    badge: 'Status',
    title: 'System status',
    headline: 'Uptime, incidents,\nand maintenance.',
  },
} satisfies Record<string, PageHead>;

export type PageId = keyof typeof heads;

/** Every page but the home page, which has its own hero. */
export const pageIds = Object.keys(heads) as readonly PageId[];

/** Props of `PageTemplate` for a page: badge, title, and the path of its social card. */
export function pageHead(id: PageId): {badge: string; title: string; socialCard: string} {
  const {badge, title} = heads[id];
  return {badge, title, socialCard: `/social/${id}.png`};
}

/** Path and copy of a page's social card. */
export function pageCard(id: PageId): {path: string; label: string; headline: string} {
  const {badge, title, headline = title}: PageHead = heads[id];
  return {path: pageHead(id).socialCard, label: badge, headline};
}
