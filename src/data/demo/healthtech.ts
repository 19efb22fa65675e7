import type {Industry} from './types';

export const healthtech: Industry = {
  id: 'healthtech',
  name: 'HealthTech',
  insights: [
    'A first hospital customer brings a procurement process that small vendors do not have.',
    'A new privacy officer asks for a record of processing within the first weeks.',
    'Job ads for implementation show that sales has overtaken onboarding.',
    'A certificate that is due next year decides this year’s tools.',
  ],
  context: 'In HealthTech a vendor is judged on its papers long before anybody sees the product.',
  leads: [
    {
      name: 'Amara Cole',
      title: 'Chief Operating Officer',
      company: 'Wardlight',
      score: 88,
      email: 'amara@wardlight.example',
      location: 'Boston, United States',
      employees: '51 to 200',
      revenue: '$10M to $20M',
      recentActivity: 'signed its first two hospital groups this autumn',
      intent: 'High',
      painPoint: 'implementations that run over by a month',
      phrases: {
        signal: 'two hospital groups',
        topic: 'late go-lives',
        stake: 'a signed contract that cannot be invoiced before the ward is live',
        value:
          'After the two weeks each site has one plan with named owners, and a late step is seen in the week it slips.',
        proof:
          'Share the plan of one finished site, without any patient data, and I will mark where the month went.',
        question:
          'Which step slips first on a new site: the interfaces, the training, or the signatures?',
      },
    },
    {
      name: 'Declan Moran',
      title: 'Director of Compliance',
      company: 'Tendwell',
      score: 72,
      email: 'declan@tendwell.example',
      location: 'Dublin, Ireland',
      employees: '51 to 200',
      revenue: '$5M to $10M',
      recentActivity: 'advertised a privacy officer in October',
      intent: 'Medium',
      painPoint: 'vendor reviews that are kept in mail threads',
      phrases: {
        signal: 'your privacy officer role',
        topic: 'vendor reviews',
        stake: 'an audit that asks for a review nobody can find in time',
        value:
          'After the two weeks every vendor has one record with its risk, its papers and its next date.',
        proof:
          'Name five vendors, and I will draft their records from what is public, so that you see the form.',
        question:
          'If an auditor asked for all vendor reviews of this year, how long would it take to gather them?',
      },
    },
    {
      name: 'Ingrid Solberg',
      title: 'Head of Partnerships',
      company: 'Medlarq',
      score: 49,
      email: 'ingrid@medlarq.example',
      location: 'Oslo, Norway',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'joined a regional buying group in summer',
      intent: 'Medium',
      painPoint: 'tenders that are answered from memory',
      phrases: {
        signal: 'your buying group',
        topic: 'tender answers',
        stake: 'a tender that is lost on a page somebody else answered well last year',
        value:
          'After the two weeks every answer you have given once can be found, with its date and its owner.',
        proof:
          'Send me two past tenders, and I will return the thirty questions they share, with your best answer.',
        question: 'How much of your last tender had been written before, in another document?',
      },
    },
  ],
};
