import {priya} from './priya';
import type {IndustryEmails} from '../types';

export const emails: IndustryEmails = [
  priya,
  // Tomás Herrera
  {
    opener: [
      'Quoting a usage plan before the buyer has used it',
      'Tallyfern’s entry plan now bills by usage instead of by seat. Buyers will ask what that comes to in a month, and a rep can’t count heads anymore.',
      'At Plainweave, we build a calculator into your CRM, so a rep can show three realistic bills during the call. Two weeks, fixed price.',
      'Do your reps quote that plan, or do most buyers sign up on their own?',
    ],
    value: [
      'A low, expected, and high bill on every quote',
      'Usage pricing is an easy yes for the user and a hard one for whoever signs. A low, expected, and high bill gives that person something to approve, and your rep can produce it without waiting on finance.',
      'The setup fits on one page. Want me to send it?',
    ],
    proof: [
      'Five deals that show if quoting slows you down',
      'You can check this without us.',
      'Open your last five deals on usage pricing. For each one, count the emails about cost before the quote went out. One or two is normal. If most took more, a calculator is worth a conversation.',
      'What did you get?',
    ],
    question: [
      'Who works out the number on a usage deal?',
      'Say a buyer needs a budget figure for next year by Friday. Does your rep work it out, or does the deal wait for finance?',
      'A one-line reply is plenty. If reps can already do it during the call, you don’t need what we build.',
    ],
    'break-up': [
      'One sample account, three reps, three prices',
      'I haven’t heard back, so I’ll assume quoting works. I won’t write again.',
      'One idea you can use without us: ask three reps for a monthly bill for the same sample account. If their numbers are close, you were right to ignore me.',
      'Should I have asked someone else?',
    ],
  },
  // Grace Oduya
  {
    opener: [
      'Your customer academy and the renewal calendar',
      'Saw that Brightquay launched a customer academy in September. The customers who never start a course are often the ones who go quiet before a renewal.',
      'Plainweave puts course progress next to each renewal date in your CRM, so a CSM knows who to call. No new software, and it takes two weeks.',
      'When a CSM prepares for a renewal call today, can they see who’s finished a course?',
    ],
    value: [
      'Renewals where the admin never took a course',
      'An admin who never finished the first course is worth a call well before the renewal. Every Monday, each CSM would get those names, while there’s still time to help.',
      'The steps and the price fit on one page, so you can judge the idea without a call. Should I send it over?',
    ],
    proof: [
      'Ten safe renewals to check before next quarter',
      'Here’s a test for accounts no one worries about.',
      'List ten customers you expect to renew next quarter. Look up who logged in this month and who finished a course. If you see no login and no course, call that customer this week. If all ten show one or the other, your team’s judgment is fine.',
      'Did any surprise you?',
    ],
    question: [
      'What starts a renewal conversation for you?',
      'Does anything a customer does in the academy prompt a CSM to call early, or does every renewal start at the same point, say 90 days out?',
      'One line will do. If 90 days is enough time to turn a shaky account around, there’s nothing for us to fix.',
    ],
    'break-up': [
      'Three lines to send whoever signs the renewal',
      'I’ll stop here. This is my last email about renewals.',
      'One thing I’d try: before each renewal, send whoever signs it three lines on which courses their team finished. They rarely log in themselves, so they won’t hear it otherwise.',
      'Is there someone else on your team I should’ve asked?',
    ],
  },
];
