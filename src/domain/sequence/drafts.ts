import {capital} from '@site/src/lib/text';
import type {Brief, Draft, Purpose} from './types';

/** What happened, what it may mean, and a small request. */
function opener(brief: Brief): Draft {
  const {company, recentActivity, painPoint, phrases} = brief.lead;
  const {signal, topic} = phrases;
  return {
    subjects: [
      `${capital(signal)} and ${topic}`,
      `${brief.firstName}: ${signal} and ${topic}`,
      `${capital(signal)}, and a word about ${topic}`,
    ],
    paragraphs: [
      vary(brief, [
        `${company} ${recentActivity}. I may be wrong, but that often goes along with ${painPoint}.`,
        `I read that ${company} ${recentActivity}. Where that happens, I usually find ${painPoint}.`,
        `${company} ${recentActivity}, and I wondered about the other side of it: ${painPoint}.`,
      ]),
      vary(brief, [
        'We are a small firm that sits down with a team for two weeks and takes out one such bottleneck, together with the people who work around it every day.',
        'My colleagues and I do one thing: two weeks with a team, one bottleneck less at the end, and no software to buy from us.',
        'That is what we do for a living: we spend two weeks beside a team, find where the time goes, and change that one thing.',
      ]),
      vary(brief, [
        'Would twenty minutes next week be well spent, to find out whether it applies to you?',
        'Is it worth twenty minutes next week to see whether I am right?',
        'May I ask you three questions about it next week, in twenty minutes at most?',
      ]),
    ],
  };
}

/** What would be different afterwards, in the terms the role is judged by. */
function value(brief: Brief): Draft {
  const {title, phrases} = brief.lead;
  const {topic} = phrases;
  return {
    subjects: [
      `${brief.firstName}, what changes with ${topic}`,
      `What two weeks can change about ${topic}`,
      `${brief.firstName}, what two weeks change about ${topic}`,
    ],
    paragraphs: [
      `${brief.industry.context} ${phrases.value}`,
      `As ${title}, you would be rid of ${phrases.stake}.`,
      vary(brief, [
        'The two weeks fit on one page. May I send it?',
        'Shall I send the one page that says how?',
        'There is a plan on one page. Would you like it?',
      ]),
    ],
  };
}

/** Something to check before anything is bought. No reference, no percentage: the reader's own data. */
function proof(brief: Brief): Draft {
  const {topic, proof: offer} = brief.lead.phrases;
  return {
    subjects: [
      `Check it on your own data first: ${topic}`,
      `A test of ${topic} before you decide`,
      `A free test of ${topic}, before you decide`,
    ],
    paragraphs: [
      vary(brief, [
        `You should not have to take my word for it. ${offer}`,
        `Anybody can promise this, so here is a way to check. ${offer}`,
        `Before you decide anything, try it on something of your own. ${offer}`,
      ]),
      vary(brief, [
        'It costs you an hour at most, and you keep the result whatever you decide. Shall we?',
        'The result is yours, also if we never speak again. Would this week or next suit you better?',
        'If it shows nothing, I will say so, and you have lost an hour. Shall we try?',
      ]),
    ],
  };
}

/** A question that only the reader can answer, and no offer. */
function question(brief: Brief): Draft {
  const {company, phrases} = brief.lead;
  const {topic} = phrases;
  return {
    subjects: [
      `${brief.firstName}, one question about ${topic}`,
      `${brief.firstName}, just one question about ${topic}`,
      `One question about ${topic} at ${company}`,
    ],
    paragraphs: [
      vary(brief, [
        `No offer today, only a question I keep coming back to. ${phrases.question}`,
        `One thing cannot be seen from outside. ${phrases.question}`,
        `I would rather ask than guess. ${phrases.question}`,
      ]),
      vary(brief, [
        'A reply in one line is plenty. If the answer is a good one, I will leave it at that.',
        'One line is enough. Your answer tells me whether I can be of any use to you at all.',
        'Whatever the answer, it helps: either I stop writing, or I know what to bring.',
      ]),
    ],
  };
}

/** Ends the sequence and says so. */
function breakUp(brief: Brief): Draft {
  const {company, phrases} = brief.lead;
  const {topic, signal} = phrases;
  return {
    subjects: [
      `I am closing the file on ${topic}`,
      `${brief.firstName}, I am closing the file on ${topic}`,
    ],
    paragraphs: [
      vary(brief, [
        `I have not heard from you, so I take it that ${topic} can wait at ${company}. This is my last email; you are off my list as of today.`,
        `No reply is an answer too, and a fair one: at ${company}, other things come before ${topic}. I will not write again, and your address is off my list.`,
        `This is the last you hear from me about ${topic}. I have taken your address off my list today, so there is nothing to unsubscribe from.`,
      ]),
      vary(brief, [
        'Should it come up again, a reply to this address reaches me. Until then, I wish you and the team well.',
        'If that changes, answer this email, in a month or in a year. All the best to everybody on your team.',
        `If it should matter later, you know where I am. Good luck with ${signal}.`,
      ]),
    ],
  };
}

/**
 * The words of the five emails. Their sender is a user of the product: Jonas, whose small firm sits down with a team
 * for two weeks and takes out one bottleneck. Every claim is one that the reader can check.
 */
export const drafts = {
  opener,
  value,
  proof,
  question,
  'break-up': breakUp,
} satisfies Record<Purpose, (brief: Brief) => Draft>;

/** One of three ways to say it, by the lead's place in the industry, so that neighbors don't read alike. */
function vary({lead, industry}: Brief, ways: readonly [string, string, string]): string {
  const place = industry.leads.findIndex(({email}) => email === lead.email);
  return ways[place as 0 | 1 | 2] ?? ways[0];
}
