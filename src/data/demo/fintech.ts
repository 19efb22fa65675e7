import {industryNames} from './industryNames';
import type {Industry} from './types';

export const fintech: Industry = {
  id: 'fintech',
  name: industryNames.fintech,
  insights: [
    'Finance teams often buy in the fourth quarter, with the last close still fresh in mind.',
    'A license in a new country usually means new compliance tools within two quarters.',
    'Job postings for reconciliation or compliance spell out the problem in plain words.',
    'A new head of risk tends to review every process that moves money.',
  ],
  leads: [
    {
      name: 'Sara Kim',
      title: 'CFO',
      company: 'Ledgerloom',
      fit: {industry: 10, companySize: 8, role: 15, location: 3},
      signals: [
        {kind: 'hiring', points: 30, ageDays: 1},
        {kind: 'hiring', points: 30, ageDays: 1},
      ],
      email: 'sara@ledgerloom.example',
      location: 'Chicago, United States',
      employees: '201 to 500',
      revenue: '$50M to $100M',
      recentActivity: 'posted two reconciliation roles on Monday',
      painPoint: 'month-end runs long because people still match items one by one',
    },
    {
      name: 'Dev Mehta',
      title: 'VP Operations',
      company: 'Paywell',
      fit: {industry: 10, companySize: 9, role: 11, location: 4},
      signals: [
        {kind: 'expansion', points: 30, ageDays: 4},
        {kind: 'expansion', points: 24, ageDays: 20},
      ],
      email: 'dev@paywell.example',
      location: 'Toronto, Canada',
      employees: '201 to 500',
      revenue: '$20M to $50M',
      recentActivity: 'opened an office in a second country',
      painPoint: 'merchants get asked for the same documents twice',
    },
    {
      name: 'Lea Torres',
      title: 'Head of Risk',
      company: 'Northbank',
      fit: {industry: 10, companySize: 5, role: 9, location: 4},
      signals: [{kind: 'leadership_change', points: 30, ageDays: 35}],
      email: 'lea@northbank.example',
      location: 'Lisbon, Portugal',
      employees: '501 to 1,000',
      revenue: '$100M to $500M',
      recentActivity: 'named a new head of risk last month',
      painPoint: 'an auditor can’t tell from the file why an alert was closed',
    },
  ],
};
