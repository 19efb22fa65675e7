import {fintech} from './demo/fintech';
import type {DemoLead} from './demo/types';
import type {ScoreParts} from './scoring';

/** A lead as a dot on the hot-leads radar. People and companies are fictional. */
export interface RadarLead extends ScoreParts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** To the right of the centre: 1 is the outermost ring. */
  readonly x: number;
  /** Below the centre: 1 is the outermost ring. */
  readonly y: number;
  /** What happened last, as a sentence. */
  readonly lastEvent: string;
  /** What to do about it, as a sentence. */
  readonly followUp: string;
}

/** The radar marks a lead as hot above this heat; exactly this heat is not hot. Source: specification, section 4. */
export const hotAbove = 90;

/** Whether the radar marks the lead as hot. The Hot band of a score begins earlier, at 80. */
export function isHotNow(heat: number): boolean {
  return heat > hotAbove;
}

/**
 * How far from the centre a heat stands: 0 for a heat of 100, 1 for a heat of 0. The root gives every step of heat
 * the same area, so that the few hot leads have room beside each other.
 *
 * @param heat from 0 to 100.
 */
export function distanceOf(heat: number): number {
  return Math.sqrt((100 - heat) / 100);
}

const [sara, dev, lea] = fintech.leads;

/** A lead of the demo that no one has written to yet: its heat is its starting score. */
function foundLead({name, title, company, fit, signals, recentActivity}: DemoLead) {
  return {name, title, company, fit, signals, lastEvent: `${company} ${recentActivity}.`};
}

/**
 * The dots. A dot's distance from the centre follows from its heat, its direction is free; where two would touch on
 * the smallest phone, the test beside this file says which.
 */
export const radarLeads: readonly RadarLead[] = [
  {
    id: 'ines-roth',
    name: 'Ines Roth',
    title: 'Head of Growth',
    company: 'Tallwick',
    x: 0.139,
    y: -0.104,
    fit: {industry: 8, companySize: 4, role: 10, location: 2},
    signals: [{kind: 'hiring', points: 30, ageDays: 57}],
    engagement: {open: 3, demo: 1},
    lastEvent: 'Asked for a demo this morning.',
    followUp: 'Call within 5 minutes and offer two times today.',
  },
  {
    id: 'sara-kim',
    ...foundLead(sara),
    x: -0.228,
    y: 0.09,
    followUp: 'Write today, and mention the two roles.',
  },
  {
    id: 'omar-diaz',
    name: 'Omar Diaz',
    title: 'COO',
    company: 'Mossgauge',
    x: 0.186,
    y: 0.236,
    fit: {industry: 10, companySize: 6, role: 12, location: 2},
    signals: [{kind: 'product_launch', points: 30, ageDays: 27}],
    engagement: {open: 4, reply: 1},
    lastEvent: 'Replied with a question about the CRM sync.',
    followUp: 'Answer the question first, then suggest a short call.',
  },
  {
    id: 'priya-nair',
    name: 'Priya Nair',
    title: 'VP Sales',
    company: 'Cobblefern',
    x: -0.192,
    y: -0.252,
    fit: {industry: 9, companySize: 7, role: 10, location: 3},
    signals: [{kind: 'expansion', points: 30, ageDays: 45}],
    engagement: {open: 5, pricing: 1},
    lastEvent: 'Read the pricing page and the security page.',
    followUp: 'Write today about a team of her size.',
  },
  {
    id: 'maya-ortiz',
    name: 'Maya Ortiz',
    title: 'Head of Sales',
    company: 'Parcelfern',
    x: -0.145,
    y: 0.423,
    fit: {industry: 10, companySize: 6, role: 9, location: 4},
    signals: [{kind: 'hiring', points: 30, ageDays: 70}],
    engagement: {open: 2, click: 1, reply: 1},
    lastEvent: 'Replied with a question about onboarding.',
    followUp: 'Answer in two sentences and attach the setup guide.',
  },
  {
    id: 'dev-mehta',
    ...foundLead(dev),
    x: 0.194,
    y: -0.45,
    followUp: 'Write this week, and ask about the new office.',
  },
  {
    id: 'hana-sato',
    name: 'Hana Sato',
    title: 'Marketing Lead',
    company: 'Pennyloft',
    x: 0.564,
    y: 0.048,
    fit: {industry: 8, companySize: 6, role: 12, location: 4},
    signals: [{kind: 'product_launch', points: 30, ageDays: 22}],
    engagement: {open: 2, click: 1},
    lastEvent: 'Clicked the link to the A/B testing guide.',
    followUp: 'Send one example of a test that paid off.',
  },
  {
    id: 'jonas-weber',
    name: 'Jonas Weber',
    title: 'CTO',
    company: 'Quillbasin',
    x: -0.605,
    y: -0.119,
    fit: {industry: 10, companySize: 7, role: 13, location: 4},
    signals: [{kind: 'technology_change', points: 30, ageDays: 57}],
    engagement: {open: 4},
    lastEvent: 'Opened the email about the API.',
    followUp: 'Send the API reference and ask what he would connect.',
  },
  {
    id: 'tom-becker',
    name: 'Tom Becker',
    title: 'Founder',
    company: 'Saltharrow',
    x: 0.197,
    y: 0.649,
    fit: {industry: 6, companySize: 3, role: 8, location: 3},
    signals: [{kind: 'funding', points: 30, ageDays: 90}],
    engagement: {open: 4, click: 1},
    lastEvent: 'Clicked the link to the feature list.',
    followUp: 'Leave the sequence running and watch for a reply.',
  },
  {
    id: 'lea-torres',
    ...foundLead(lea),
    x: -0.5,
    y: 0.583,
    followUp: 'Write once, and congratulate her on the new role.',
  },
  {
    id: 'elif-aydin',
    name: 'Elif Aydin',
    title: 'Operations Manager',
    company: 'Bramblekey',
    x: -0.54,
    y: -0.615,
    fit: {industry: 6, companySize: 4, role: 6, location: 3},
    signals: [{kind: 'hiring', points: 30, ageDays: 90}],
    engagement: {open: 2},
    lastEvent: 'Opened the second email last week.',
    followUp: 'Leave her in the sequence and try another subject.',
  },
  {
    id: 'noor-haddad',
    name: 'Noor Haddad',
    title: 'Agency Director',
    company: 'Harrowmint',
    x: 0.826,
    y: -0.312,
    fit: {industry: 4, companySize: 3, role: 4, location: 2},
    signals: [{kind: 'hiring', points: 30, ageDays: 90}],
    engagement: {open: 1},
    lastEvent: 'Opened the first email three weeks ago.',
    followUp: 'Pause for a month before the next email.',
  },
];
