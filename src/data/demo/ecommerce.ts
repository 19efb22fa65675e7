import type {Industry} from './types';

export const ecommerce: Industry = {
  id: 'ecommerce',
  name: 'E-commerce',
  insights: [
    'Shops choose new tools in spring, because nothing may change in the fourth quarter.',
    'A second warehouse is followed by a search for order and returns software.',
    'Reviews that mention delivery times name the problem before the shop does.',
    'A move to another shop platform reopens every contract around it.',
  ],
  context:
    'In e-commerce nobody touches a process between October and January, so what hurts now hurts for months.',
  leads: [
    {
      name: 'Hannah Lindqvist',
      title: 'Head of E-commerce',
      company: 'Loomharbor',
      score: 89,
      email: 'hannah@loomharbor.example',
      location: 'Malmö, Sweden',
      employees: '51 to 200',
      revenue: '$20M to $50M',
      recentActivity: 'opened a second warehouse in September',
      intent: 'High',
      painPoint: 'returns that take eleven days to refund',
      phrases: {
        signal: 'your second warehouse',
        topic: 'slow refunds',
        stake: 'a support queue in which every third message asks where the money is',
        value:
          'After the two weeks a return is refunded on the day it is scanned, and the exceptions go to one person.',
        proof:
          'Send me fifty returns with their dates, and I will show you at which of the five steps they waited.',
        question:
          'At which step does a return wait longest today: at the dock, in the check, or in finance?',
      },
    },
    {
      name: 'Marcus Bello',
      title: 'Operations Director',
      company: 'Cartwren',
      score: 71,
      email: 'marcus@cartwren.example',
      location: 'Rotterdam, Netherlands',
      employees: '201 to 500',
      revenue: '$50M to $100M',
      recentActivity: 'began to ship to three more countries',
      intent: 'Medium',
      painPoint: 'customs papers that are typed by hand',
      phrases: {
        signal: 'your three new countries',
        topic: 'customs papers',
        stake: 'pallets that stand at a border because one field was left empty',
        value:
          'After the two weeks the papers are filled from the order, and a person sees only those that fail a check.',
        proof:
          'Choose twenty shipments that were held, and I will list the field that held each of them.',
        question:
          'How many of your shipments are touched by hand between the order and the border?',
      },
    },
    {
      name: 'Yuki Tanabe',
      title: 'Marketing Manager',
      company: 'Petalcrate',
      score: 44,
      email: 'yuki@petalcrate.example',
      location: 'Lyon, France',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'changed its shop platform in August',
      intent: 'Medium',
      painPoint: 'a customer list that nobody has cleaned since the move',
      phrases: {
        signal: 'your new shop platform',
        topic: 'an unclean list',
        stake: 'a spring campaign that goes out to addresses which no longer exist',
        value:
          'After the two weeks every address has a last order, a consent and a reason to be written to.',
        proof:
          'Export a thousand addresses without names, and I will return the share you should not write to.',
        question:
          'When did somebody last remove an address that has not opened anything in six months?',
      },
    },
  ],
};
