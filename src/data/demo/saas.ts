import {industryNames} from './industryNames';
import type {Industry} from './types';

export const saas: Industry = {
  id: 'saas',
  name: industryNames.saas,
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
    },
  ],
};
