/** What the company says about itself on /about. */
export const companyStats = [
  {value: '500+', label: 'companies'},
  {value: '100+', label: 'countries in the lead data'},
  {value: '9,000+', label: 'community members'},
  {value: '500+', label: 'partners'},
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
