import type {LeadEmails} from '../types';

/** Apart from the other emails, because the home page shows parts of it. */
export const sara: LeadEmails = {
  opener: [
    'Two new reconciliation roles at Ledgerloom',
    'Saw Ledgerloom posted two reconciliation roles on Monday. That often means open items are growing faster than the team can match them.',
    'Plainweave sets up matching rules in the ledger you already use, so your team starts the close with a short list of exceptions. The first rules run within two weeks, for a fixed price.',
    'Are the hires meant to shorten the close, or to keep up with volume?',
  ],
  value: [
    'What your two hires wouldn’t need to match',
    'Matching rules clear the routine items every day, so what’s left at month-end is mostly partial payments and missing references. Your two hires could spend the close on those and leave the one-to-one matches to the rules.',
    'Should I send one page with the steps and the price?',
  ],
  proof: [
    'Sort last month’s open items before you hire',
    'Here’s a test to run before you fill both roles.',
    'Sort last month’s open items by source. If three or four sources make up most of the list, rules will clear a lot of it. If it’s mostly one-offs, hiring is the better answer.',
    'Which is it?',
  ],
  question: [
    'How long is the list when your close starts?',
    'One thing I can’t tell from outside: when the close starts, are there dozens of open items on the list, hundreds, or thousands?',
    'One word is plenty. If it’s dozens, you don’t need us. If it’s hundreds or more, and a few sources cause most of them, I’d try rules before filling the second role.',
  ],
  'break-up': [
    'A favor to ask of your five largest payers',
    'The close may be fine, or a problem for another quarter. Either way, I won’t write again.',
    'One free fix: ask your five largest payers to put the invoice number in the payment reference. Without it, a rule has to guess from the amount and the date.',
    'Is there someone on your team I should’ve asked?',
  ],
};
