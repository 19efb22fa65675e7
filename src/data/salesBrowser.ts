import {fintech} from './demo/fintech';

/** What the built-in sales browser will do. It is announced, and not part of any plan yet. */
export const salesBrowserFeatures: readonly {readonly title: string; readonly text: string}[] = [
  {
    title: 'The score beside the site',
    text: 'Open a company’s website and see the lead’s score next to it, with the points behind it.',
  },
  {
    title: 'Signals where they happen',
    text: 'A job ad, a new office, a change of tools: marked on the page you are reading.',
  },
  {
    title: 'The right person',
    text: 'Who decides, what they answer for, and whether a colleague has written to them already.',
  },
  {
    title: 'An opener while you read',
    text: 'A first email drafted from the page in front of you, in your own tone.',
  },
  {
    title: 'One press into a campaign',
    text: 'Add the lead to a sequence without copying anything from one window to another.',
  },
  {
    title: 'Your CRM in the margin',
    text: 'Owner, stage and last contact, so that nobody is approached twice.',
  },
];

/** What the drawing of the browser shows. Company and people are fictional. */
export const salesBrowserExample = {
  tabs: ['Ledgerloom', 'Paywell', 'Northbank'],
  address: 'ledgerloom.example/careers',
  company: 'Ledgerloom',
  menu: ['Product', 'Customers', 'Careers'],
  heading: 'Work with us',
  openings: [
    {title: 'Reconciliation analyst', note: 'Posted Monday', signal: 1},
    {title: 'Senior reconciliation analyst', note: 'Posted Monday', signal: 2},
    {title: 'Product designer', note: 'Posted in August'},
    {title: 'Office manager', note: 'Posted in July'},
  ],
  lead: fintech.leads[0],
  /** An opening that carries the same number is where the signal was read. */
  signals: [
    {number: 1, text: 'Reconciliation analyst wanted since Monday'},
    {number: 2, text: 'Senior analyst wanted since Monday'},
  ],
  opener: 'Hi Sara, two reconciliation roles in one week usually means the close hurts…',
} as const;
