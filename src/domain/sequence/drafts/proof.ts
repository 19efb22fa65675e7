import type {Brief, Draft} from '../types';
import {vary} from './vary';

/** Something to check before anything is bought. No reference, no percentage: the reader's own data. */
export function proof(brief: Brief): Draft {
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
