import type {Industry} from './types';

export const saas: Industry = {
  id: 'saas',
  name: 'SaaS',
  insights: [
    'New sales leaders usually rework the tool stack in their first two quarters.',
    'A job posting for revenue operations often means the reports no longer agree.',
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
      emails: {
        opener: [
          'Two RevOps roles and one forecast at Stackmoor',
          'Saw Stackmoor opened two revenue operations roles last week. At your size, sales and finance often keep separate forecasts, and RevOps ends up in the middle.',
          'I’m with Plainweave. We build one pipeline report in your CRM, so sales, finance, and success read the same number. It takes two weeks, for a fixed price.',
          'Is that part of why you’re hiring, or are the roles for something else?',
        ],
        value: [
          'What your two RevOps hires could start with',
          'New RevOps hires often spend their first months explaining why two numbers differ. With one pipeline definition in the CRM, yours could go straight to coverage and conversion. When finance questions a number, anyone can click through to the deals.',
          'The plan and price fit on one page. Should I send it?',
        ],
        proof: [
          'A quick forecast check you can run without us',
          'This takes two messages and fifteen minutes.',
          'Send sales and finance, separately, your ten biggest open deals and ask which ones they’re counting on this quarter. If their picks match, you don’t need us. If they don’t, compare stage and close date, since that’s usually where one rule settles it.',
          'How many matched?',
        ],
        question: [
          'Whose forecast goes to the board at Stackmoor?',
          'I’m curious about one thing. When sales and finance show different forecasts for the same quarter, whose number goes to the board?',
          'One word is enough. If there’s only ever one number, you’re ahead of most companies your size, and I’ve got nothing useful to sell you.',
        ],
        'break-up': [
          'A first-week task for your two RevOps hires',
          'I’ll take the silence as a no, so this is my last email.',
          'An idea for the new hires: in their first week, have each rebuild last quarter’s final number from the CRM alone. Wherever they get stuck, there’s a rule to write down.',
          'Is there someone else I should’ve asked?',
        ],
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
      emails: {
        opener: [
          'Quoting a usage plan before the buyer has used it',
          'Tallyfern’s entry plan now bills by usage instead of by seat. Buyers will ask what that comes to in a month, and a rep can’t count heads anymore.',
          'At Plainweave, we build a calculator into your CRM, so a rep can show three realistic bills during the call. Two weeks, fixed price.',
          'Do your reps quote that plan, or do most buyers sign up on their own?',
        ],
        value: [
          'A low, expected, and high bill on every quote',
          'Usage pricing is an easy yes for the user and a hard one for whoever signs. A low, expected, and high bill gives that person something to approve, and your rep can produce it without waiting on finance.',
          'The setup fits on one page. Want me to send it?',
        ],
        proof: [
          'Five deals that show if quoting slows you down',
          'You can check this without us.',
          'Open your last five deals on usage pricing. For each one, count the emails about cost before the quote went out. One or two is normal. If most took more, a calculator is worth a conversation.',
          'What did you get?',
        ],
        question: [
          'Who works out the number on a usage deal?',
          'Say a buyer needs a budget figure for next year by Friday. Does your rep work it out, or does the deal wait for finance?',
          'A one-line reply is plenty. If reps can already do it during the call, you don’t need what we build.',
        ],
        'break-up': [
          'One sample account, three reps, three prices',
          'I haven’t heard back, so I’ll assume quoting works. I won’t write again.',
          'One idea you can use without us: ask three reps for a monthly bill for the same sample account. If their numbers are close, you were right to ignore me.',
          'Should I have asked someone else?',
        ],
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
      recentActivity: 'launched a customer academy in September',
      painPoint: 'renewal conversations start too late to change anything',
      emails: {
        opener: [
          'Your customer academy and the renewal calendar',
          'Saw that Brightquay launched a customer academy in September. The customers who never start a course are often the ones who go quiet before a renewal.',
          'Plainweave puts course progress next to each renewal date in your CRM, so a CSM knows who to call. No new software, and it takes two weeks.',
          'When a CSM prepares for a renewal call today, can they see who’s finished a course?',
        ],
        value: [
          'Renewals where the admin never took a course',
          'An admin who never finished the first course is worth a call well before the renewal. Every Monday, each CSM would get those names, while there’s still time to help.',
          'The steps and the price fit on one page, so you can judge the idea without a call. Should I send it over?',
        ],
        proof: [
          'Ten safe renewals to check before next quarter',
          'Here’s a test for accounts no one worries about.',
          'List ten customers you expect to renew next quarter. Look up who logged in this month and who finished a course. If you see no login and no course, call that customer this week. If all ten show one or the other, your team’s judgment is fine.',
          'Did any surprise you?',
        ],
        question: [
          'What starts a renewal conversation for you?',
          'Does anything a customer does in the academy prompt a CSM to call early, or does every renewal start at the same point, say 90 days out?',
          'One line will do. If 90 days is enough time to turn a shaky account around, there’s nothing for us to fix.',
        ],
        'break-up': [
          'Three lines to send whoever signs the renewal',
          'I’ll stop here. This is my last email about renewals.',
          'One thing I’d try: before each renewal, send whoever signs it three lines on which courses their team finished. They rarely log in themselves, so they won’t hear it otherwise.',
          'Is there someone else on your team I should’ve asked?',
        ],
      },
    },
  ],
};
