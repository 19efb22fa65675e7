import type {Brief, Draft} from '../types';
import {vary} from './vary';

/** A question that only the reader can answer, and no offer. */
export function question(brief: Brief): Draft {
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
