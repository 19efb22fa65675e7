import {brand} from './brand';
import {campaign} from './campaign';
import {claims} from './claims';

/** The figures at the top of /about. */
export const companyStats = [
  claims.companies,
  {...claims.countries, label: 'countries in the lead data'},
  claims.members,
  claims.partners,
] as const;

export interface CompanyValue {
  readonly title: string;
  readonly text: string;
}

export const companyValues: readonly CompanyValue[] = [
  {
    title: 'Evidence before email',
    text: 'A message goes out because something happened, and the reason stands beside the lead. Where nothing happened, there is nothing to write.',
  },
  {
    title: 'The recipient decides',
    text: 'An opt-out wins over every rule, sync and setting, and a score never overrides it. People who say no are left alone.',
  },
  {
    title: 'Fewer, better',
    text: 'We would rather see fifty messages that fit than five thousand that might. Limits, warm-up and benchmarks are built in for that reason.',
  },
  {
    title: 'Show the arithmetic',
    text: 'Prices, scores and limits come with the sum that leads to them, and a figure that has changed keeps its correction beside it.',
  },
];

/** How the company is described by others, in two lengths; shown on /brand, to be copied. */
export const boilerplates = [
  {
    id: 'sentence',
    title: 'In a sentence',
    text: `${brand.name} is a sales and email automation platform that reads buying intent across ${claims.leads.value} verified leads and says who is ready to talk.`,
  },
  {
    id: 'paragraph',
    title: 'In a paragraph',
    text: `${brand.name} helps founders, sales teams and agencies write to the people who are ready to talk. It reads buying intent across ${claims.leads.value} verified leads in ${claims.countries.value} countries, writes a sequence from what just happened at a company, and says the moment a lead runs hot. Early access is open to ${campaign.foundingMembers.toLocaleString('en-US')} founding members at a price they keep.`,
  },
] as const;

/** How the site writes; shown on /brand for those who write with us. */
export const voice: readonly CompanyValue[] = [
  {
    title: 'The answer first',
    text: 'A reader who stops after one sentence has what they came for.',
  },
  {
    title: 'Figures with their unit',
    text: '“2% of 10,000 is 200” instead of “significantly”. An example is called an example.',
  },
  {
    title: 'Plain words',
    text: 'Lead, campaign, sequence, bounce, plan. No exclamation marks, and no words that a person would not say.',
  },
  {
    title: 'Heat means heat',
    text: 'Cold, warm and hot are lead scores: 0 to 49, 50 to 79, 80 to 100. Nothing else is called hot.',
  },
];
