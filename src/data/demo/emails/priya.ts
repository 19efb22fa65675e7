import type {LeadEmails} from '../types';

/** Apart from the other emails, because the home page shows parts of it. */
export const priya: LeadEmails = {
  opener: [
    'Two RevOps roles and one forecast at Stackmoor',
    'Saw Stackmoor opened two revenue operations roles last week. At your size, sales and finance often keep separate forecasts, and RevOps ends up in the middle.',
    'I’m with Plainweave. We build one pipeline report in your CRM, so sales, finance, and success read the same number. It takes two weeks, for a fixed price.',
    'Is that part of why you’re hiring, or are the roles for something else?',
  ],
  value: [
    'What your two RevOps hires could start with',
    'New RevOps hires often spend their first months explaining why two numbers differ. With one pipeline definition in the CRM, yours could go straight to coverage and conversion. When finance questions a number, anyone can click through to the deals.',
    'The plan and price fit on one page. Should I send it?',
  ],
  proof: [
    'A quick forecast check you can run without us',
    'This takes two messages and fifteen minutes.',
    'Send sales and finance, separately, your ten biggest open deals and ask which ones they’re counting on this quarter. If their picks match, you don’t need us. If they don’t, compare stage and close date, since that’s usually where one rule settles it.',
    'How many matched?',
  ],
  question: [
    'Whose forecast goes to the board at Stackmoor?',
    'I’m curious about one thing. When sales and finance show different forecasts for the same quarter, whose number goes to the board?',
    'One word is enough. If there’s only ever one number, you’re ahead of most companies your size, and I’ve got nothing useful to sell you.',
  ],
  'break-up': [
    'A first-week task for your two RevOps hires',
    'I’ll take the silence as a no, so this is my last email.',
    'An idea for the new hires: in their first week, have each rebuild last quarter’s final number from the CRM alone. Wherever they get stuck, there’s a rule to write down.',
    'Is there someone else I should’ve asked?',
  ],
};
