import {capital} from '../../../lib/capital';
import type {Brief, Draft} from '../types';
import {vary} from './vary';

/** What happened, what it may mean, and a small request. */
export function opener(brief: Brief): Draft {
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
