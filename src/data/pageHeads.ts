import {brand} from './brand';
import {shareOf, tierNamed} from './partners';
import {formatPrice, planNamed} from './plans';

interface PageHead {
  /** Small caps line above the title. */
  readonly badge: string;
  readonly title: string;
  /** What the social card says when the title says too little outside of the page. A `\n` breaks the line there. */
  readonly headline?: string;
}

const pro = planNamed('Pro');
const proPrice = formatPrice(pro.price.monthly);

/** Badge and title of each page in src/pages/*.tsx, by its file's name. The page and its social card show them. */
const heads = {
  about: {badge: 'About', title: 'Fewer emails. Better reasons to send them.'},
  brand: {badge: 'Brand', title: `How ${brand.name} looks.`},
  community: {badge: 'Community', title: 'Ask people who send for a living.'},
  contact: {badge: 'Contact', title: 'Write to a person.'},
  demo: {badge: 'Interactive demo', title: 'From a signal to a reply, by hand.'},
  features: {badge: 'Features', title: 'Ten features, from first signal to reply.'},
  integrations: {badge: 'Integrations', title: 'Works with the tools you already use.'},
  partners: {
    badge: 'Partners',
    title: `Earn ${shareOf(tierNamed('Affiliate'))} to ${shareOf(tierNamed('Premier'))}, every month they stay.`,
  },
  pricing: {
    badge: 'Pricing',
    title: `Start free. Pro is ${proPrice} a month for up to ${pro.userLimit} people.`,
  },
  radar: {badge: 'Radar', title: 'See who is hot right now.'},
  status: {
    badge: 'Status',
    title: 'System status',
    headline: 'Uptime, incidents,\nand maintenance.',
  },
} satisfies Record<string, PageHead>;

export type PageId = keyof typeof heads;

/** The pages that have a head; the home page is its own. */
export const pageIds = Object.keys(heads) as readonly PageId[];

/** What `PageTemplate` needs to head a page: badge, title, and the address of its social card. */
export function pageHead(id: PageId): {badge: string; title: string; socialCard: string} {
  const {badge, title} = heads[id];
  return {badge, title, socialCard: `/social/${id}.png`};
}

/** What the social card of a page says. */
export function pageCard(id: PageId): {path: string; label: string; headline: string} {
  const {badge, title, headline = title}: PageHead = heads[id];
  return {path: pageHead(id).socialCard, label: badge, headline};
}
