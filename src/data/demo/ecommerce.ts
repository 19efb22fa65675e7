import type {Industry} from './types';

export const ecommerce: Industry = {
  id: 'ecommerce',
  name: 'E-commerce',
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
      phrases: {
        peers: 'retailers with two sites',
        signal: 'the second warehouse',
        topic: 'refund speed',
        subjects: [
          'Refunds with two warehouses at Loomharbor',
          'Refunds that go out when the return is scanned',
          'Twenty returns that show where refunds wait',
          'Where does a return go first at Loomharbor?',
          'Last one from me on refunds at Loomharbor',
        ],
        hook: 'Loomharbor’s second warehouse opened last week.',
        offer:
          'connect the warehouse scan to your store, so a return is refunded as it’s scanned and only the odd ones wait for a person',
        ask: 'Do you want refunds faster before the January returns, or is that already covered?',
        value:
          'If refunds went out at the scan, customers would have one less reason to email support. You’d also see returns from both warehouses in one view, so a backlog at either dock shows up the day it starts.',
        proof:
          'Take twenty returns from last week and note when each was received, checked, approved, and refunded. The longest gap is the step to automate. If every gap is under a day, leave it alone.',
        question:
          'With the second warehouse open, I’m curious how returns work today. Does a return get checked where it lands, or does everything go to one building first?',
        tip: 'watch your slowest refunds instead of the average, because those are the customers who write in',
      },
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
      recentActivity: 'started shipping to three more countries',
      painPoint: 'customs forms still get retyped from the order',
      phrases: {
        peers: 'operations teams',
        signal: 'the three new countries',
        topic: 'customs forms',
        subjects: [
          'Customs forms for your three new countries',
          'Catch the missing field before the label prints',
          'What your last ten held shipments have in common',
          'How often does Cartwren retype an address?',
          'My last email on customs forms at Cartwren',
        ],
        hook: 'Cartwren’s shipping page lists three new countries.',
        offer:
          'set up your order system to fill in customs documents and flag any missing field before the label prints',
        ask: 'Who fills in those forms for the new countries today?',
        value:
          'A missing tariff code is a quick fix at the packing table and a slow one at the border. Check each field before the label prints, and your team fixes it in-house. The next country is just another set of rules to load.',
        proof:
          'List your last ten held shipments and the field behind each hold. If two or three fields explain most of them, a check at packing would catch them. If every cause is different, rules won’t help.',
        question:
          'Three more countries usually means three more sets of forms. Between the order and the border, how many times does someone type the same address or product code?',
        tip: 'log every held shipment with the field that caused it, and let a month of that pick your first check',
      },
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
      phrases: {
        peers: 'marketing managers',
        signal: 'the August platform move',
        topic: 'your contact list',
        subjects: [
          'Your contact list since the August store move',
          'Know who you can email before the spring send',
          'A 15-minute check of the list after your move',
          'Which system decides who Petalcrate emails?',
          'One tip for spring, then I’m out of your inbox',
        ],
        hook: 'Your store moved to a new platform in August.',
        offer:
          'clean up the list after a move: merge duplicates, match consent to each person, and sync your email tool',
        ask: 'Has anyone had time to go through the list since the switch?',
        value:
          'A clean list makes the spring campaign easier to plan: one record per customer, with a last order and a consent date. You’d know how many people you can email on the new platform before you book the creative.',
        proof:
          'Export a thousand contacts and count duplicates, blank consent dates, and people with no order in two years. If all three are low, the list survived the move and you can ignore me.',
        question:
          'Since the store moved in August, which system has the final say on who gets an email: the store, the email tool, or a spreadsheet?',
        tip: 'start the spring send with people who ordered this year, and try older contacts in a small test first',
      },
    },
  ],
};
