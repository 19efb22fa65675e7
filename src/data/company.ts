import {brand} from './brand';
import {campaign} from './campaign';
import {claims} from './claims';
import {withCommas} from './written';

/** The figures at the top of /about. */
export const companyStats = [
  claims.companies,
  {...claims.countries, label: 'countries in our lead database'},
  claims.members,
  claims.partners,
] as const;

export interface CompanyValue {
  readonly title: string;
  readonly text: string;
}

/** Each has a drawing by its id (src/features/company/ValueArt.tsx). */
export const companyValues = [
  {
    id: 'evidence',
    title: 'Evidence before email',
    text: 'We show the event behind a lead and its date, so you can write about it, or not write at all.',
  },
  {
    id: 'recipient',
    title: 'The recipient decides',
    text: 'An opt-out overrides every score, rule, sync, and setting.',
  },
  {
    id: 'fewer',
    title: 'Fewer, better',
    text: 'Fifty emails that fit beat five thousand that might, so limits, warm-up, and benchmarks are built in.',
  },
  {
    id: 'math',
    title: 'Show the math',
    text: 'Prices, scores, and limits come with the calculation behind them.',
  },
] as const satisfies readonly (CompanyValue & {readonly id: string})[];

/** Descriptions of the company for others to copy, in two lengths; shown on /brand. */
export const boilerplates = [
  {
    id: 'sentence',
    title: 'In a sentence',
    text: `${brand.name} is a sales and email automation platform that reads buying intent across ${claims.leads.value} verified leads and shows teams who’s ready to talk.`,
  },
  {
    id: 'paragraph',
    title: 'In a paragraph',
    text: `${brand.name} helps founders, sales teams, and agencies reach people who are ready to talk. It reads buying intent across ${claims.leads.value} verified leads in ${claims.countries.value} countries, writes a sequence based on what just happened at a company, and sends an alert the moment a lead turns hot. Early access is open to ${withCommas(campaign.foundingMembers)} founding members.`,
  },
] as const;

/** The company's voice, shown on /brand. */
export const voice: readonly CompanyValue[] = [
  {
    title: 'Answer first',
    text: 'The first sentence gives readers what they came for.',
  },
  {
    title: 'Numbers with units',
    text: '“2% of 10,000 is 200” instead of “significantly.” Examples are labeled as examples.',
  },
  {
    title: 'Plain words',
    text: 'Lead, campaign, sequence, bounce, plan. Nothing you wouldn’t say out loud.',
  },
  {
    title: 'Heat means heat',
    text: 'Cold, warm, and hot are lead scores: 0 to 49, 50 to 79, and 80 to 100. Nothing else is called hot.',
  },
];
