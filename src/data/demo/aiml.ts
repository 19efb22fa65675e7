import type {Industry} from './types';

export const aiml: Industry = {
  id: 'aiml',
  name: 'AI/ML',
  insights: [
    'After a funding round, infrastructure job ads come first and vendor contracts follow.',
    'A public model release puts cost per request on the agenda within weeks.',
    'The first enterprise pilot needs an evaluation the customer can repeat.',
    'Teams add a second cloud provider once the board asks about the first one’s bill.',
  ],
  leads: [
    {
      name: 'Wei Zhang',
      title: 'VP Engineering',
      company: 'Vectorlane',
      fit: {industry: 10, companySize: 9, role: 15, location: 4},
      signals: [
        {kind: 'product_launch', points: 30, ageDays: 6},
        {kind: 'product_launch', points: 30, ageDays: 5},
      ],
      email: 'wei@vectorlane.example',
      location: 'Seattle, United States',
      employees: '51 to 200',
      revenue: '$10M to $20M',
      recentActivity: 'released its second public model in November',
      painPoint: 'the GPU bill is one number no one can split by customer',
      phrases: {
        peers: 'engineering leaders',
        signal: 'the second model',
        topic: 'cost per customer',
        subjects: [
          'Cost per customer across both your models',
          'Which customers cost more on the new model',
          'A one-hour query for your cost per customer',
          'Your most expensive customer last week, Wei?',
          'One log field to add before I sign off, Wei',
        ],
        hook: 'Vectorlane’s second public model came out in November.',
        offer:
          'add a customer and model tag to each inference request, and chart yesterday’s cost by both on a dashboard you own',
        ask: 'Can you already see cost per customer on each model?',
        value:
          'Two public models mean two cost curves. With a tag on each request, you’d see who moved to the new one, what that did to your margin, and who’d be cheaper to serve on the old one. The code stays in your repo.',
        proof:
          'Take one day of request logs, group tokens by API key and model, and multiply by your input and output token cost. It’s about an hour for one engineer. If no customer surprises you, you don’t need us.',
        question:
          'Two public models make this harder to answer. To find last week’s most expensive customer, would you run a query, estimate it, or ask finance?',
        tip: 'write the customer ID into the request log today, even if no one reads it yet, since you can’t backfill it',
      },
    },
    {
      name: 'Fatima El Amrani',
      title: 'Head of Data',
      company: 'Modelbarn',
      fit: {industry: 10, companySize: 9, role: 13, location: 4},
      signals: [
        {kind: 'hiring', points: 15, ageDays: 14},
        {kind: 'hiring', points: 15, ageDays: 14},
        {kind: 'hiring', points: 15, ageDays: 14},
      ],
      email: 'fatima@modelbarn.example',
      location: 'Montreal, Canada',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'opened three annotation roles this month',
      painPoint: 'annotators disagree more as the team grows, and no one measures it',
      phrases: {
        peers: 'data teams',
        signal: 'the three annotation roles',
        topic: 'label agreement',
        subjects: [
          'Three annotation roles and label agreement',
          'Catch the guideline people read two ways',
          'A 100-item label test for this week, Fatima',
          'When two annotators disagree, who decides?',
          'Last email on label agreement at Modelbarn',
        ],
        hook: 'Modelbarn is hiring for three annotation roles this month.',
        offer:
          'set up a weekly agreement report from your labeling tool that ranks guidelines by how often people disagree on them',
        ask: 'Do you measure agreement between annotators today?',
        value:
          'Three new annotators will learn from each other, so an unclear rule spreads fast. A weekly report shows which rule is read two ways while there are only a few hundred labels to redo.',
        proof:
          'Have two people label the same 100 items this week and sort the mismatches by guideline. If one or two rules cause most of them, rewrite those first. You won’t need a new tool for that part, or us.',
        question:
          'With three more annotators, two people will disagree on a label sooner or later. When that happens today, does someone decide, or does the last label win?',
        tip: 'give every new annotator the same 50 items on day one, and fix the rules they split on',
      },
    },
    {
      name: 'Oskar Brandt',
      title: 'Chief Product Officer',
      company: 'Gradientry',
      fit: {industry: 10, companySize: 7, role: 13, location: 4},
      signals: [{kind: 'product_launch', points: 30, ageDays: 40}],
      email: 'oskar@gradientry.example',
      location: 'Vienna, Austria',
      employees: '11 to 50',
      revenue: '$1M to $2M',
      recentActivity: 'announced its first enterprise pilot in October',
      painPoint: 'everyone likes the pilot, and then no one can say whether it worked',
      phrases: {
        peers: 'product leaders',
        signal: 'the enterprise pilot',
        topic: 'pilot results',
        subjects: [
          'How will you know the enterprise pilot worked?',
          'Three numbers your pilot buyer can act on',
          'One question to ask two people in your pilot',
          'What makes your pilot customer sign, Oskar?',
          'A last idea for Gradientry’s first pilot',
        ],
        hook: 'You announced Gradientry’s first enterprise pilot in October.',
        offer:
          'build pilot scorecards: three numbers the buyer agrees to, updated daily from product data',
        ask: 'Have you and the buyer agreed on what counts as success?',
        value:
          'If your pilot customer watches the same three numbers you do, their sponsor can take them straight to procurement. And if a number slips, you both see it that week, while there’s still time to fix it.',
        proof:
          'Ask your champion and one daily user, separately, what would make it worth buying. If the answers match, you’re set. If they don’t, you’ve found what to settle before the pilot ends.',
        question:
          'The pilot you announced in October made me curious about the finish. What would that customer have to see in the last week to sign a contract?',
        tip: 'put the decision date in both calendars now, while everyone is still excited about the pilot',
      },
    },
  ],
};
