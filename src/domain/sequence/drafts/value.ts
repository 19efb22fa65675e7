import type {Brief, Draft} from '../types';
import {vary} from './vary';

/** What would be different afterwards, in the terms the role is judged by. */
export function value(brief: Brief): Draft {
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
