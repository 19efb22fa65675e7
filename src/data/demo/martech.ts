import {industryNames} from './industryNames';
import type {Industry} from './types';

export const martech: Industry = {
  id: 'martech',
  name: industryNames.martech,
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
      painPoint: 'ads, web analytics, and the CRM each report a different number of leads',
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
      painPoint: 'a spam problem only comes up when a subscriber complains',
    },
  ],
};
