import type {IndustryEmails} from '../types';

export const emails: IndustryEmails = [
  // Wei Zhang
  {
    opener: [
      'Cost per customer across both your models',
      'Vectorlane’s second public model came out in November. Once two models share GPUs, the cloud bill can’t tell you which model or customer the money went to.',
      'Plainweave tags each request with both and charts yesterday’s cost. Your team could build it. We do it in two weeks for a fixed price, and your roadmap doesn’t move.',
      'Can you already see cost per customer on each model?',
    ],
    value: [
      'Which customers cost more on the new model',
      'Two public models mean two cost curves. With a tag on each request, you’d see who moved to the new one, what that did to your margin, and who’d be cheaper to serve on the old one. The code stays in your repo.',
      'Want to see the design?',
    ],
    proof: [
      'One query for a rough cost per customer, Wei',
      'You can get a first answer without us.',
      'Take an hour of request logs, add up compute time by API key and model, and split that hour’s GPU bill by share. It’s rough, but it’s one query. If no customer surprises you, keep the query and forget about me.',
      'Was there a surprise?',
    ],
    question: [
      'Your most expensive customer last week, Wei?',
      'If finance needed to know by noon which customer cost you the most last week, would you run a query, make an estimate, or ask for more time?',
      'One word is fine. If it’s a query that runs in minutes, you’re already where we’d get you.',
    ],
    'break-up': [
      'One log field to add before I sign off, Wei',
      'I’ll assume cost per customer is handled or can wait. This is my last email.',
      'A free tip before I go: log cached and uncached input tokens separately. They don’t cost the same, and you can’t split them afterward.',
      'Is there an infrastructure lead I should’ve written to?',
    ],
  },
  // Fatima El Amrani
  {
    opener: [
      'Three annotation roles and label agreement',
      'Modelbarn is hiring for three annotation roles this month. Each new annotator is one more way to read a guideline, and that often goes unnoticed until a model trains on the labels.',
      'Plainweave sets up a weekly report from your labeling tool that ranks guidelines by how often people disagree. It takes two weeks, for a fixed price.',
      'Do you measure agreement between annotators today?',
    ],
    value: [
      'Catch an unclear guideline in the first week',
      'With three people starting, an unclear rule can be read three ways before anyone asks. A weekly report points to that rule while there are only a few hundred labels to redo, so you rewrite a paragraph instead of relabeling a data set.',
      'Would you like to see a sample report?',
    ],
    proof: [
      'A 30-item label test for this week, Fatima',
      'You can measure this in a quarter of an hour.',
      'Have two people label the same 30 items, then sort the mismatches by guideline. If one or two rules cause most of them, rewrite those first. You won’t need a new tool for that, or us.',
      'How many didn’t match?',
    ],
    question: [
      'When two annotators disagree, who decides?',
      'Two people will disagree on a label sooner or later. When that happens on your team today, does someone decide, or does the last label win?',
      'One line is plenty. If someone decides and updates the guideline each time, you already do what our report is for.',
    ],
    'break-up': [
      'Keep both labels when two people disagree',
      'I won’t write again, so here’s something you can use without us.',
      'When two annotators disagree, keep both labels instead of overwriting one. Your three new people will learn more from ten of those items than from a page of rules.',
      'Was labeling the wrong topic, or is someone else in charge of it?',
    ],
  },
  // Oskar Brandt
  {
    opener: [
      'How will you know the enterprise pilot worked?',
      'You announced Gradientry’s first enterprise pilot in October. Product leaders often tell us everyone likes the pilot, and then no one can say whether it worked.',
      'Plainweave builds a pilot scorecard: three numbers the buyer agrees to, updated daily from your product data. It’s live two weeks after you pick the numbers.',
      'Have you and the buyer agreed on what counts as success?',
    ],
    value: [
      'Three numbers your pilot buyer can act on',
      'If your customer watches the same three numbers you do, their sponsor can take them straight to procurement. And if a number slips, you both see it that week, while there’s still time to fix it.',
      'Should I send a sample scorecard you could fill in yourself?',
    ],
    proof: [
      'One question to ask two people in your pilot',
      'Two short messages will tell you if you need this.',
      'Ask your champion and one daily user, separately, what would make the product worth buying. If the answers match, you’re set. If they don’t, you’ve found what to settle before the pilot ends.',
      'Did they match?',
    ],
    question: [
      'Has the person who signs seen the product?',
      'Thinking ahead to the end of the pilot: will whoever signs the full contract have used the product by then, or only heard about it?',
      'One line back is enough. If they’re already logging in, you’re further along than most teams in a first pilot.',
    ],
    'break-up': [
      'A last idea for Gradientry’s first pilot',
      'I’ll leave you to the pilot, and I won’t write again.',
      'My one piece of advice: put the decision date in both calendars now. It’s easy to ask for while everyone’s excited, and awkward in the last week.',
      'Should I have asked whoever runs it day to day?',
    ],
  },
];
