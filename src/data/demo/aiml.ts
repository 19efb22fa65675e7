import type {Industry} from './types';

export const aiml: Industry = {
  id: 'aiml',
  name: 'AI/ML',
  insights: [
    'A funding round is followed by job ads for infrastructure, and those by new suppliers.',
    'A public model release brings questions about cost per request within weeks.',
    'A first enterprise pilot asks for an evaluation that a customer can repeat.',
    'A second cloud provider appears when the bill of the first one is discussed by the board.',
  ],
  context: 'In AI the work grows with every success, and nobody owns the process until it hurts.',
  leads: [
    {
      name: 'Wei Zhang',
      title: 'VP Engineering',
      company: 'Vectorlane',
      score: 91,
      email: 'wei@vectorlane.example',
      location: 'Seattle, United States',
      employees: '51 to 200',
      revenue: '$10M to $20M',
      recentActivity: 'released its second public model in November',
      intent: 'High',
      painPoint: 'a computing bill that nobody can split by customer',
      phrases: {
        signal: 'your second model',
        topic: 'the computing bill',
        stake: 'a gross margin that is a guess until the invoice arrives',
        value:
          'After the two weeks each request carries a customer and a cost, and the ten most expensive are known each morning.',
        proof:
          'Give me one day of request logs without their contents, and I will return the cost of each customer.',
        question: 'Could you say today which customer cost you the most last week?',
      },
    },
    {
      name: 'Fatima El Amrani',
      title: 'Head of Data',
      company: 'Modelbarn',
      score: 69,
      email: 'fatima@modelbarn.example',
      location: 'Montreal, Canada',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'opened three annotation roles this month',
      intent: 'Medium',
      painPoint: 'labels that two people set differently',
      phrases: {
        signal: 'three annotation roles',
        topic: 'label quality',
        stake: 'a model that learns from a disagreement nobody has measured',
        value:
          'After the two weeks disagreement is measured weekly, and the rule that causes it is rewritten first.',
        proof:
          'Send me two hundred items that two people labelled, and I will list the rules behind the differences.',
        question:
          'When two annotators disagree today, does somebody decide, or does the last one win?',
      },
    },
    {
      name: 'Oskar Brandt',
      title: 'Chief Product Officer',
      company: 'Gradientry',
      score: 46,
      email: 'oskar@gradientry.example',
      location: 'Vienna, Austria',
      employees: '11 to 50',
      revenue: '$1M to $2M',
      recentActivity: 'announced its first enterprise pilot in October',
      intent: 'Medium',
      painPoint: 'pilots without an agreed measure of success',
      phrases: {
        signal: 'your enterprise pilot',
        topic: 'pilot results',
        stake: 'a pilot that everybody likes and nobody can sign',
        value:
          'After the two weeks buyer and team agree on three figures before the first day, and on the date to read them.',
        proof:
          'Tell me what the pilot should prove, and I will return three measures that your buyer can repeat.',
        question: 'What would the buyer have to see in the last week of the pilot to sign?',
      },
    },
  ],
};
