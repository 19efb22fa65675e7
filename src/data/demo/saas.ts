import type {Industry} from './types';

export const saas: Industry = {
  id: 'saas',
  name: 'SaaS',
  insights: [
    'New sales leaders usually rework the tool stack in their first two quarters.',
    'A job ad for revenue operations often means the reports no longer agree.',
    'After a pricing change, the next question is how to forecast it.',
    'The first enterprise deal moves the security review to the start of the cycle.',
  ],
  leads: [
    {
      name: 'Priya Raman',
      title: 'VP Revenue Operations',
      company: 'Stackmoor',
      fit: {industry: 10, companySize: 10, role: 14, location: 4},
      signals: [
        {kind: 'hiring', points: 30, ageDays: 5},
        {kind: 'hiring', points: 30, ageDays: 5},
      ],
      email: 'priya@stackmoor.example',
      location: 'Austin, United States',
      employees: '201 to 500',
      revenue: '$20M to $50M',
      recentActivity: 'opened two revenue operations roles last week',
      painPoint: 'every team brings its own forecast to the same meeting',
      phrases: {
        peers: 'RevOps leaders',
        signal: 'the two RevOps roles',
        topic: 'a shared forecast',
        subjects: [
          'Two RevOps roles and one forecast at Stackmoor',
          'What your two RevOps hires could start with',
          'A quick forecast check you can run without us',
          'Whose forecast goes to the board at Stackmoor?',
          'My last note on the forecast at Stackmoor',
        ],
        hook: 'Saw Stackmoor opened two revenue operations roles last week.',
        offer:
          'build one pipeline report in the CRM you already use, so sales, finance, and success all read the same number',
        ask: 'Is a shared forecast on your list this quarter, or are the hires for something else?',
        value:
          'With one pipeline definition in the CRM, your two new hires could start on coverage and conversion right away. And when finance asks where a number came from, anyone can click through to the deals behind it.',
        proof:
          'List the ten deals where last quarter’s sales and finance forecasts differ most. If stage or close-date rules explain the gap, a shared definition fixes it. If they don’t, you don’t need us.',
        question:
          'The two RevOps roles made me curious about one thing. When sales and finance show different forecasts for the same quarter, whose number goes to the board?',
        tip: 'save a copy of the pipeline every Monday, so the next forecast debate starts from the same snapshot',
      },
    },
    {
      name: 'Tomás Herrera',
      title: 'Head of Sales',
      company: 'Tallyfern',
      fit: {industry: 10, companySize: 9, role: 14, location: 5},
      signals: [
        {kind: 'pricing_change', points: 24, ageDays: 10},
        {kind: 'pricing_change', points: 22, ageDays: 11},
      ],
      email: 'tomas@tallyfern.example',
      location: 'Valencia, Spain',
      employees: '51 to 200',
      revenue: '$5M to $10M',
      recentActivity: 'switched its entry plan from seats to usage pricing',
      painPoint: 'buyers hold off when a rep can’t say what the bill will be',
      phrases: {
        peers: 'sales leaders',
        signal: 'the new usage pricing',
        topic: 'usage quotes',
        subjects: [
          'Quoting a usage plan before the buyer has used it',
          'A low, expected, and high bill on every quote',
          'Ten deals that show if quoting slows you down',
          'Who works out the number on a usage deal?',
          'Last email on quoting Tallyfern’s usage plan',
        ],
        hook: 'Your pricing page shows the entry plan moved from seats to usage.',
        offer:
          'build a quote calculator into your CRM, so a rep can show a buyer three realistic monthly bills during the call',
        ask: 'How are your reps coming up with a monthly number today?',
        value:
          'Usage pricing is an easy yes for the user and a hard one for whoever signs. A low, expected, and high bill gives that person something to approve, and your rep can produce it without waiting on finance.',
        proof:
          'Look at your last ten deals on the usage plan and count the emails about cost before each quote. Two or fewer, and you’re fine. More than that, and a calculator is worth a conversation.',
        question:
          'Your entry plan bills on usage now, so quotes can’t just count seats anymore. When a buyer needs a budget figure, does the rep work it out or wait for finance?',
        tip: 'ask three customers on the old seat plan to guess their usage bill, and see how far apart the guesses are',
      },
    },
    {
      name: 'Grace Oduya',
      title: 'Customer Success Director',
      company: 'Brightquay',
      fit: {industry: 10, companySize: 9, role: 12, location: 4},
      signals: [{kind: 'product_launch', points: 30, ageDays: 40}],
      email: 'grace@brightquay.example',
      location: 'Leeds, United Kingdom',
      employees: '51 to 200',
      revenue: '$10M to $20M',
      recentActivity: 'launched a customer academy this fall',
      painPoint: 'renewal conversations start too late to change anything',
      phrases: {
        peers: 'customer success leaders',
        signal: 'the customer academy',
        topic: 'renewals',
        subjects: [
          'Your customer academy and the renewal calendar',
          'What academy progress says before a renewal',
          'Ten accounts to check before next quarter',
          'How early does your team look at a renewal?',
          'One last idea for your academy and renewals',
        ],
        hook: 'Saw the customer academy Brightquay launched this fall.',
        offer:
          'put course progress and product usage next to each renewal date in your CRM, so a CSM knows who to call 90 days out',
        ask: 'Do your CSMs see who finished a course before they get on a renewal call?',
        value:
          'The academy can tell you early who’s engaged. An admin who never finished the first course is worth a call well before the renewal. With course progress next to the renewal date, your team gets that list every Monday.',
        proof:
          'List ten accounts that renew next quarter and mark who finished an academy course, logged in this month, or took a call. I’d start with the ones that have three blanks.',
        question:
          'Now that the academy is live, how early does your team look at a renewal: a set number of days before, or whenever the CSM gets to it?',
        tip: 'add the renewal date to your academy report, and sort by it once a week',
      },
    },
  ],
};
