import {capital} from '@site/src/lib/text';
import type {Brief, Draft, Purpose} from './types';

/** The fictional user of the product whose emails these are: his company builds one automation per client. */
export const sender = {company: 'Plainweave', signature: 'Jonas, Plainweave'} as const;

/** The signal, what teams in that spot often say about it, the offer in one sentence, and one easy question. */
function opener(brief: Brief): Draft {
  const {painPoint, phrases} = brief.lead;
  const {peers, hook, offer, ask} = phrases;
  return [
    vary(brief, [
      `${hook} ${capital(peers)} often tell us ${painPoint}.`,
      `${hook} ${capital(peers)} tell us the same thing a lot: ${painPoint}.`,
      `${hook} A lot of ${peers} say ${painPoint}.`,
    ]),
    vary(brief, [
      `I’m with ${sender.company}. We ${offer}. It takes two weeks, for a fixed price.`,
      `At ${sender.company}, we ${offer}. Two weeks, fixed price, no new software to learn.`,
      `I work at ${sender.company}. We ${offer}. It’s a fixed price, and we’re done in two weeks.`,
    ]),
    ask,
  ];
}

/** What would be different afterwards, in terms the role cares about. */
function value(brief: Brief): Draft {
  return [
    brief.lead.phrases.value,
    vary(brief, [
      'How we’d set it up fits on one page. Want me to send it?',
      'Should I send the one-page plan, so you can judge it without a call?',
      'There’s a one-page outline with the price on it. Would that help?',
    ]),
  ];
}

/** A check on the reader's own data, which works without the sender. */
function proof(brief: Brief): Draft {
  const {signal, proof: check} = brief.lead.phrases;
  return [
    vary(brief, [
      `${capital(signal)} made me think of a check you can run yourself.`,
      `About ${signal}: here’s a test that needs nothing from us.`,
      `With ${signal} in mind, here’s something to try before you talk to anyone.`,
    ]),
    check,
    vary(brief, [
      'I have a short sheet for it. Want a copy?',
      'Would it help to see a finished example?',
      'Should I send the template we use for it?',
    ]),
  ];
}

/** A question that only the reader can answer, and no offer. */
function question(brief: Brief): Draft {
  return [
    brief.lead.phrases.question,
    vary(brief, [
      'No pitch in this one. A one-line reply is plenty, and if it’s not a problem for you, I’ll leave it there.',
      'One line back is enough. If you’ve got it under control, say so and I’ll stop writing, no hard feelings.',
      'A short answer is fine. It’ll tell me whether we could help, or whether I should just leave you to it.',
    ]),
  ];
}

/** Ends the sequence, leaves a tip behind, and makes a late reply easy. */
function breakUp(brief: Brief): Draft {
  const {company, phrases} = brief.lead;
  const {signal, topic, tip} = phrases;
  return [
    vary(brief, [
      `I got in touch because of ${signal}. I haven’t heard back, so I’ll assume now’s not the time to look at ${topic}, and I won’t write again.`,
      `I’ve sent a few emails about ${topic}, and this is the last. I wrote because of ${signal}. If now’s a bad time, that’s fine, and I won’t write again.`,
      `I’ve written a few times since I noticed ${signal}. No answer is fine, and I won’t write again after this.`,
    ]),
    vary(brief, [
      `One idea you can use without us: ${tip}.`,
      `Something to try either way: ${tip}.`,
      `A free tip before I go: ${tip}.`,
    ]),
    vary(brief, [
      `Is there someone else at ${company} I should’ve asked instead?`,
      'If you’d rather talk later, which month should I put down?',
      'Did I get the wrong person, or just the wrong time?',
    ]),
  ];
}

/** How each of the five emails is put together from what is known about a lead. */
export const drafts = {
  opener,
  value,
  proof,
  question,
  'break-up': breakUp,
} satisfies Record<Purpose, (brief: Brief) => Draft>;

/**
 * Picks one of three wordings by the lead's place, so that no two leads of an industry share a sentence. The first
 * letter of the industry shifts the choice, so that the first leads of most industries differ, too.
 */
function vary({lead, industry}: Brief, wordings: readonly [string, string, string]): string {
  const place = industry.leads.findIndex(({email}) => email === lead.email);
  return wordings[(place + industry.name.charCodeAt(0)) % wordings.length]!;
}
