import type {Industry} from './types';

export const saas: Industry = {
  id: 'saas',
  name: 'SaaS',
  insights: [
    'A new head of sales changes tools within the first two quarters.',
    'Job ads for revenue operations say out loud that the numbers no longer agree.',
    'A rewritten pricing page is followed by questions about the forecast.',
    'After the first enterprise customer, security reviews move to the start of the deal.',
  ],
  context: 'In SaaS the product sells itself until a process gets in its way.',
  leads: [
    {
      name: 'Priya Raman',
      title: 'VP Revenue Operations',
      company: 'Stackmoor',
      score: 92,
      email: 'priya@stackmoor.example',
      location: 'Austin, United States',
      employees: '201 to 500',
      revenue: '$20M to $50M',
      recentActivity: 'opened two revenue operations roles last week',
      intent: 'High',
      painPoint: 'a forecast that three teams calculate three ways',
      phrases: {
        signal: 'two RevOps roles',
        topic: 'the forecast',
        stake: 'a board that hears one forecast in the meeting and another by email',
        value:
          'After the two weeks there is one definition of pipeline, and the three spreadsheets are gone.',
        proof:
          'Send me last quarter’s forecast and the actuals, and I will mark which definition caused which gap.',
        question: 'When sales and finance disagree on a number today, whose spreadsheet wins?',
      },
    },
    {
      name: 'Tomás Herrera',
      title: 'Head of Sales',
      company: 'Tallyfern',
      score: 74,
      email: 'tomas@tallyfern.example',
      location: 'Valencia, Spain',
      employees: '51 to 200',
      revenue: '$5M to $10M',
      recentActivity: 'moved its lowest plan from seats to usage',
      intent: 'Medium',
      painPoint: 'deals that stall in the security review',
      phrases: {
        signal: 'your new usage pricing',
        topic: 'security reviews',
        stake: 'a quarter in which four signed deals slip because a form is late',
        value:
          'After the two weeks nine questions out of ten are answered before the buyer asks them.',
        proof:
          'Give me one questionnaire that held a deal up, and I will return it answered, with the gaps marked.',
        question: 'Who fills in the security form today: the seller, or whoever has an hour?',
      },
    },
    {
      name: 'Grace Oduya',
      title: 'Customer Success Director',
      company: 'Brightquay',
      score: 47,
      email: 'grace@brightquay.example',
      location: 'Leeds, United Kingdom',
      employees: '51 to 200',
      revenue: '$10M to $20M',
      recentActivity: 'started a customer academy in autumn',
      intent: 'Medium',
      painPoint: 'renewals that are first discussed in their last month',
      phrases: {
        signal: 'your customer academy',
        topic: 'late renewals',
        stake: 'a renewal rate that is known only when it is too late to change it',
        value:
          'After the two weeks each account has a renewal date, an owner and a next step, ninety days ahead.',
        proof:
          'Pick ten accounts that renew next quarter, and I will tell you which two I would call first, and why.',
        question: 'How many days before a renewal does somebody on your team look at the account?',
      },
    },
  ],
};
