import {industryNames} from './industryNames';
import type {Industry} from './types';

export const ecommerce: Industry = {
  id: 'ecommerce',
  name: industryNames.ecommerce,
  insights: [
    'Most online stores freeze changes from October to January and pick new tools in spring.',
    'A second warehouse usually leads to a search for order and returns software.',
    'Reviews that complain about delivery point to the problem before the store does.',
    'When a store switches platforms, every connected tool is up for review.',
  ],
  leads: [
    {
      name: 'Hannah Lindqvist',
      title: 'Head of E-commerce',
      company: 'Loomharbor',
      fit: {industry: 10, companySize: 9, role: 14, location: 5},
      signals: [
        {kind: 'expansion', points: 30, ageDays: 6},
        {kind: 'expansion', points: 30, ageDays: 8},
      ],
      email: 'hannah@loomharbor.example',
      location: 'Malmö, Sweden',
      employees: '51 to 200',
      revenue: '$20M to $50M',
      recentActivity: 'opened a second warehouse last week',
      painPoint: 'refunds slow down once returns can land in either building',
    },
    {
      name: 'Marcus Bello',
      title: 'Operations Director',
      company: 'Cartwren',
      fit: {industry: 10, companySize: 10, role: 11, location: 4},
      signals: [
        {kind: 'expansion', points: 18, ageDays: 18},
        {kind: 'expansion', points: 18, ageDays: 18},
        {kind: 'expansion', points: 18, ageDays: 18},
      ],
      email: 'marcus@cartwren.example',
      location: 'Rotterdam, Netherlands',
      employees: '201 to 500',
      revenue: '$50M to $100M',
      recentActivity: 'added Switzerland, Norway, and the UK to its shipping page',
      painPoint: 'someone still retypes the customs form from the order',
    },
    {
      name: 'Yuki Tanabe',
      title: 'Marketing Manager',
      company: 'Petalcrate',
      fit: {industry: 10, companySize: 5, role: 9, location: 5},
      signals: [
        {kind: 'technology_change', points: 30, ageDays: 88},
        {kind: 'technology_change', points: 20, ageDays: 25},
      ],
      email: 'yuki@petalcrate.example',
      location: 'Lyon, France',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'moved its store to a new platform in August',
      painPoint: 'a platform move leaves duplicates and outdated consent in the contact list',
    },
  ],
};
