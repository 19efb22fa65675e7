import {industryNames} from './industryNames';
import type {Industry} from './types';

export const healthtech: Industry = {
  id: 'healthtech',
  name: industryNames.healthtech,
  insights: [
    'The first hospital customer brings a procurement process most small vendors haven’t seen.',
    'New privacy officers ask for a list of vendors and data flows in their first weeks.',
    'Several implementation job postings at once suggest that sales is outpacing onboarding.',
    'A certification due next year drives this year’s tool budget.',
  ],
  leads: [
    {
      name: 'Amara Cole',
      title: 'Chief Operating Officer',
      company: 'Wardlight',
      fit: {industry: 10, companySize: 9, role: 15, location: 4},
      signals: [
        {kind: 'expansion', points: 30, ageDays: 6},
        {kind: 'expansion', points: 30, ageDays: 9},
      ],
      email: 'amara@wardlight.example',
      location: 'Boston, United States',
      employees: '51 to 200',
      revenue: '$10M to $20M',
      recentActivity: 'signed its first two hospital groups this fall',
      painPoint: 'go-lives slip because IT, training, and legal each keep their own plan',
    },
    {
      name: 'Declan Moran',
      title: 'Director of Compliance',
      company: 'Tendwell',
      fit: {industry: 10, companySize: 9, role: 12, location: 5},
      signals: [
        {kind: 'hiring', points: 30, ageDays: 33},
        {kind: 'hiring', points: 20, ageDays: 15},
        {kind: 'hiring', points: 16, ageDays: 30},
      ],
      email: 'declan@tendwell.example',
      location: 'Dublin, Ireland',
      employees: '51 to 200',
      revenue: '$5M to $10M',
      recentActivity: 'posted a privacy officer role in October',
      painPoint: 'vendor reviews live in email threads and one person’s memory',
    },
    {
      name: 'Ingrid Solberg',
      title: 'Head of Partnerships',
      company: 'Medlarq',
      fit: {industry: 10, companySize: 6, role: 13, location: 4},
      signals: [
        {kind: 'partnership', points: 30, ageDays: 100},
        {kind: 'partnership', points: 20, ageDays: 20},
      ],
      email: 'ingrid@medlarq.example',
      location: 'Oslo, Norway',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'joined a regional purchasing group this summer',
      painPoint:
        'the answers to the next tender already exist, but no one can find the good version',
    },
  ],
};
