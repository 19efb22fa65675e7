import type {Brief, Draft} from '../types';
import {vary} from './vary';

/** Ends the sequence and says so. */
export function breakUp(brief: Brief): Draft {
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
