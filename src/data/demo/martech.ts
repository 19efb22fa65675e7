import type {Industry} from './types';

export const martech: Industry = {
  id: 'martech',
  name: 'MarTech',
  insights: [
    'Agencies that win a large account look for tools before they look for people.',
    'A change of sender rules at the mailbox providers reopens every email setup.',
    'A new partner page shows that a vendor starts to sell through others.',
    'Teams that hire for analytics no longer believe their dashboards.',
  ],
  context: 'In MarTech customers judge you by your own marketing first.',
  leads: [
    {
      name: 'Nadia Petrova',
      title: 'Chief Marketing Officer',
      company: 'Brandsieve',
      score: 90,
      email: 'nadia@brandsieve.example',
      location: 'Berlin, Germany',
      employees: '201 to 500',
      revenue: '$20M to $50M',
      recentActivity: 'advertised two analytics roles last week',
      intent: 'High',
      painPoint: 'three dashboards that show three different totals',
      phrases: {
        signal: 'two analytics roles',
        topic: 'your dashboards',
        stake: 'a budget that is defended with a number the next report contradicts',
        value:
          'After the two weeks one total is right by definition, and the other two say how they differ from it.',
        proof:
          'Send me the same week from all three dashboards, and I will show you where the totals part.',
        question: 'Which of the three totals do you quote when the budget is discussed?',
      },
    },
    {
      name: 'Luis Carvalho',
      title: 'Head of Growth',
      company: 'Adhollow',
      score: 78,
      email: 'luis@adhollow.example',
      location: 'São Paulo, Brazil',
      employees: '51 to 200',
      revenue: '$5M to $10M',
      recentActivity: 'launched a partner programme in October',
      intent: 'High',
      painPoint: 'partner leads that nobody answers within a day',
      phrases: {
        signal: 'your partner programme',
        topic: 'partner leads',
        stake: 'partners who send one lead, hear nothing, and never send a second',
        value:
          'After the two weeks a partner’s lead has an owner within the hour, and the partner sees what became of it.',
        proof:
          'Take the last twenty leads from partners, and I will show you how long each waited, and where.',
        question: 'Who answers a lead that a partner sends on a Friday afternoon?',
      },
    },
    {
      name: 'Erin Gallagher',
      title: 'Email Marketing Lead',
      company: 'Pixelmoor',
      score: 52,
      email: 'erin@pixelmoor.example',
      location: 'Galway, Ireland',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'moved its newsletter to a new sending domain',
      intent: 'Medium',
      painPoint: 'newsletters that land in the spam folder since the move',
      phrases: {
        signal: 'your new sending domain',
        topic: 'the spam folder',
        stake: 'a list that was built for years and is now read by half of it',
        value:
          'After the two weeks the domain is warmed up in steps, and each step waits for the figures of the last.',
        proof:
          'Send me the headers of three mails that went to spam, and I will tell you which check failed.',
        question: 'Did the volume on the new domain rise in steps, or all at once?',
      },
    },
  ],
};
