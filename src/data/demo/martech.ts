import type {Industry} from './types';

export const martech: Industry = {
  id: 'martech',
  name: 'MarTech',
  insights: [
    'Agencies that win a big account shop for tools before they hire.',
    'When mailbox providers change their sender rules, teams revisit the whole email setup.',
    'A new partner page means a vendor is starting to sell through others.',
    'Marketing teams hire analysts when they stop trusting their dashboards.',
  ],
  leads: [
    {
      name: 'Nadia Petrova',
      title: 'Chief Marketing Officer',
      company: 'Brandsieve',
      fit: {industry: 10, companySize: 10, role: 14, location: 4},
      signals: [
        {kind: 'hiring', points: 30, ageDays: 6},
        {kind: 'hiring', points: 30, ageDays: 6},
      ],
      email: 'nadia@brandsieve.example',
      location: 'Berlin, Germany',
      employees: '201 to 500',
      revenue: '$20M to $50M',
      recentActivity: 'posted two analytics roles last week',
      painPoint: 'every dashboard shows a different total for the same week',
      phrases: {
        peers: 'marketing leaders',
        signal: 'the two analytics roles',
        topic: 'one set of numbers',
        subjects: [
          'Two analytics roles and one set of numbers',
          'One pipeline number for the budget meeting',
          'Three lead counts for the same week, Nadia',
          'Which dashboard do you trust first, Nadia?',
          'Last note on Brandsieve’s marketing numbers',
        ],
        hook: 'Brandsieve posted two analytics roles last week.',
        offer:
          'bring ad, web, and CRM numbers into one report, with the definition written next to every figure',
        ask: 'Are the hires meant to sort that out, or to build something new?',
        value:
          'With one set of definitions, you’d bring a single pipeline number to the budget meeting and show how it’s counted. Your two analysts could skip auditing old reports and start on the questions you hired them for.',
        proof:
          'Ask for last week’s lead count from ads, web analytics, and the CRM, and note what each one counts. If the team can explain the gap in five minutes, your numbers are fine.',
        question:
          'The two analytics roles made me wonder about budget season. When finance challenges a marketing number, which system do you open first to settle it?',
        tip: 'name one source for each metric, and write it on the report next to the number',
      },
    },
    {
      name: 'Luis Carvalho',
      title: 'Head of Growth',
      company: 'Adhollow',
      fit: {industry: 10, companySize: 9, role: 12, location: 5},
      signals: [
        {kind: 'partnership', points: 30, ageDays: 10},
        {kind: 'partnership', points: 24, ageDays: 12},
      ],
      email: 'luis@adhollow.example',
      location: 'São Paulo, Brazil',
      employees: '51 to 200',
      revenue: '$5M to $10M',
      recentActivity: 'launched a partner program in November',
      painPoint: 'partner leads sit for days because it isn’t clear who owns them',
      phrases: {
        peers: 'growth teams',
        signal: 'the partner program',
        topic: 'partner leads',
        subjects: [
          'Who owns a partner lead at Adhollow today?',
          'Status updates your partners don’t have to chase',
          'Three timestamps for every partner lead, Luis',
          'A partner lead on Friday afternoon: what then?',
          'Leaving partner leads in your hands, Luis',
        ],
        hook: 'Adhollow’s partner program launched in November.',
        offer:
          'set up routing in your CRM, so each partner lead gets an owner in minutes and the partner gets status updates automatically',
        ask: 'Who picks up a partner’s lead when it comes in today?',
        value:
          'Your program is new, so partners are still deciding how much to send you. When each lead has an owner and the partner sees every step, they don’t have to chase you for news.',
        proof:
          'List every partner lead since the launch with when it was sent, assigned, and first answered. Anything that waited over a day is worth a look. If nothing did, your routing works, so leave it alone.',
        question:
          'The partner program is new, so maybe this has come up. If a partner sends you a lead at 4 p.m. on a Friday, what happens to it before Monday?',
        tip: 'tell partners how each lead turned out, including the ones you lost, so they learn what to send',
      },
    },
    {
      name: 'Erin Gallagher',
      title: 'Email Marketing Lead',
      company: 'Pixelmoor',
      fit: {industry: 10, companySize: 6, role: 13, location: 5},
      signals: [{kind: 'technology_change', points: 24, ageDays: 12}],
      email: 'erin@pixelmoor.example',
      location: 'Galway, Ireland',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'moved its newsletter to a new sending domain',
      painPoint: 'more mail goes to spam in the first weeks on a new domain',
      phrases: {
        peers: 'email teams',
        signal: 'the new sending domain',
        topic: 'inbox placement',
        subjects: [
          'Your newsletter’s first weeks on a new domain',
          'A morning check for your new sending domain',
          'Three passes to look for in your next issue',
          'Did the full list move to the new domain?',
          'A sending tip for Pixelmoor before I sign off',
        ],
        hook: 'Your newsletter now comes from a new sending domain.',
        offer:
          'plan the ramp for a new domain and set up a daily check of bounces, complaints, and authentication',
        ask: 'How has inbox placement looked since the switch?',
        value:
          'With a daily check on the new domain, you’d get one message each morning with volume, bounces, complaints, and whether SPF, DKIM, and DMARC pass. If something dips, you can slow down after one send.',
        proof:
          'Send your next issue to your own Gmail and Outlook accounts and open the message source. If SPF, DKIM, and DMARC all pass and it’s in the inbox, setup isn’t the problem.',
        question:
          'One thing I can’t tell from outside: did the new sending domain start with your full list, or did you build up volume over a few weeks?',
        tip: 'mail people who clicked in the last month first, and add older subscribers a group at a time',
      },
    },
  ],
};
