import {industryNames} from './industryNames';
import type {Industry} from './types';

export const aiml: Industry = {
  id: 'aiml',
  name: industryNames.aiml,
  insights: [
    'After a funding round, infrastructure job postings come first and vendor contracts follow.',
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
    },
  ],
};
