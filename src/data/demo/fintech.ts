import type {Industry} from './types';

export const fintech: Industry = {
  id: 'fintech',
  name: 'FinTech',
  insights: [
    'Finance teams buy in the weeks before year-end, while the last close still hurts.',
    'A licence for a second country is followed by new tools within two quarters.',
    'Job ads for reconciliation or compliance name the problem in plain words.',
    'A new head of risk reviews every process that moves money.',
  ],
  context: 'In FinTech the auditor asks for the trail before anybody asks for the number.',
  leads: [
    {
      name: 'Sara Kim',
      title: 'CFO',
      company: 'Ledgerloom',
      score: 94,
      email: 'sara@ledgerloom.example',
      location: 'Chicago, United States',
      employees: '201 to 500',
      revenue: '$50M to $100M',
      recentActivity: 'posted two reconciliation roles on Monday',
      intent: 'High',
      painPoint: 'a month-end close that takes nine days',
      phrases: {
        signal: 'two reconciliation roles',
        topic: 'month-end close',
        stake: 'a board meeting with figures that are still open',
        value:
          'After the two weeks two thirds of the items match by rule, and your people see only the ones that do not.',
        proof:
          'Send me one closed month without names, and I will show you on which items the nine days were spent.',
        question:
          'Do the open items at month-end come from many small feeds, or from one large one?',
      },
    },
    {
      name: 'Dev Mehta',
      title: 'VP Operations',
      company: 'Paywell',
      score: 76,
      email: 'dev@paywell.example',
      location: 'Toronto, Canada',
      employees: '201 to 500',
      revenue: '$20M to $50M',
      recentActivity: 'opened an office in a second country',
      intent: 'High',
      painPoint: 'onboarding checks that are done twice',
      phrases: {
        signal: 'your second office',
        topic: 'double checks',
        stake: 'a week of waiting before a merchant takes the first payment',
        value:
          'After the two weeks one check serves both countries, and the second one asks only for what is missing.',
        proof:
          'Show me ten files from each country, and I will count the questions that were asked twice.',
        question: 'Does the new office repeat the checks of the first one, or build on them?',
      },
    },
    {
      name: 'Lea Torres',
      title: 'Head of Risk',
      company: 'Northbank',
      score: 41,
      email: 'lea@northbank.example',
      location: 'Lisbon, Portugal',
      employees: '501 to 1,000',
      revenue: '$100M to $500M',
      recentActivity: 'named a new head of risk last month',
      intent: 'Medium',
      painPoint: 'alerts that are closed without a reason',
      phrases: {
        signal: 'your new post in risk',
        topic: 'closed alerts',
        stake: 'an inspection in which the first question is why an alert was closed',
        value:
          'After the two weeks each closed alert carries one of eight reasons, and the pattern can be seen.',
        proof:
          'Take a hundred closed alerts, and I will sort them by what the note says, or does not say.',
        question: 'Could somebody outside your team tell today why a given alert was closed?',
      },
    },
  ],
};
