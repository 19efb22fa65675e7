import {fintech} from './demo/fintech';

/** Features of the built-in sales browser, which is announced but not part of any plan yet. */
export const salesBrowserFeatures: readonly {readonly title: string; readonly text: string}[] = [
  {
    title: 'Scores as you browse',
    text: 'See a lead’s score, and the points behind it, next to the company’s website.',
  },
  {
    title: 'Signals on the page',
    text: 'Job postings, new offices, and new tools are highlighted as you read.',
  },
  {
    title: 'The right person to email',
    text: 'See who makes the decision, what they’re responsible for, and whether a teammate has emailed them.',
  },
  {
    title: 'An opener, drafted for you',
    text: 'Get a first email based on the open page, in your tone.',
  },
  {
    title: 'One click to a sequence',
    text: 'Add a lead to a sequence without copying and pasting.',
  },
  {
    title: 'Your CRM in the sidebar',
    text: 'See the owner, stage, and last contact.',
  },
];

/** Content of the browser illustration. The company and people are fictional. */
export const salesBrowserExample = {
  address: 'ledgerloom.example/careers',
  company: 'Ledgerloom',
  heading: 'Work with us',
  /** Those that are buying signals are highlighted. */
  openings: [
    {title: 'Reconciliation analyst', note: 'Posted Monday', isSignal: true},
    {title: 'Senior reconciliation analyst', note: 'Posted Monday', isSignal: true},
    {title: 'Product designer', note: 'Posted in August', isSignal: false},
  ],
  lead: fintech.leads[0],
  opener: 'Hi Sara, saw that Ledgerloom posted two reconciliation roles on Monday…',
} as const;
