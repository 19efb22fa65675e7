import {fintech} from './demo/fintech';
import type {DemoLead} from './demo/types';
import {limits} from './limits';
import type {ScoreParts} from './scoring';

/** A lead on the hot-leads radar. People and companies are fictional. */
export interface RadarLead extends ScoreParts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** Rightward from the center; 1 is the radius of the outermost ring. */
  readonly x: number;
  /** Downward from the center; 1 is the radius of the outermost ring. */
  readonly y: number;
  /** The latest event, as a sentence. Must be one of the events in `engagement`, or the signal if there are none. */
  readonly lastEvent: string;
  /** The recommended next step, as a sentence. */
  readonly followUp: string;
}

/** The radar marks a lead as hot if its heat is above this, not equal to it. */
export const hotAbove = 90;

/** Whether the radar marks the lead as hot. The Hot band of a lead score starts lower, at 80. */
export function isHotNow(heat: number): boolean {
  return heat > hotAbove;
}

/**
 * The distance from the center: 0 for a heat of 100, 1 for a heat of 0. With the square root, each degree of heat
 * covers the same area, which leaves room for the hot leads near the center.
 *
 * @param heat from 0 to 100.
 */
export function distanceOf(heat: number): number {
  return Math.sqrt((100 - heat) / 100);
}

const [sara, dev, lea] = fintech.leads;

/** A lead from the demo before any engagement, so its heat is its starting score. */
function foundLead({name, title, company, fit, signals, recentActivity}: DemoLead) {
  return {name, title, company, fit, signals, lastEvent: `${company} ${recentActivity}.`};
}

/**
 * A lead's heat sets its distance from the center, and its direction is free. product.test.ts fails if the distance is
 * wrong or two dots overlap on the smallest phone.
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
    lastEvent: 'Just requested a demo.',
    followUp: `Call within ${limits.hotLeadContactMinutes} minutes and offer two times today.`,
  },
  {
    id: 'sara-kim',
    ...foundLead(sara),
    x: -0.228,
    y: 0.09,
    followUp: 'Email her now and mention the two open roles.',
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
    lastEvent: 'Replied with a question about CRM sync.',
    followUp: 'Answer his question now, then suggest a short call.',
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
    lastEvent: 'Visited the pricing page, then the security page.',
    followUp: 'Email her now about plans for a team the size of hers.',
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
    followUp: 'Answer now in two sentences, and attach the setup guide.',
  },
  {
    id: 'dev-mehta',
    ...foundLead(dev),
    x: 0.194,
    y: -0.45,
    followUp: 'Email this week and ask about the new office.',
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
    followUp: 'Send an example of a test that paid off.',
  },
  {
    id: 'jonas-weber',
    name: 'Jonas Weber',
    title: 'CTO',
    company: 'Quillbasin',
    x: -0.555,
    y: 0.267,
    fit: {industry: 10, companySize: 7, role: 13, location: 4},
    signals: [{kind: 'technology_change', points: 30, ageDays: 57}],
    engagement: {open: 4},
    lastEvent: 'Opened the email about the API.',
    followUp: 'Send the API reference and ask what he’d connect first.',
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
    followUp: 'Let the sequence run and watch for a reply.',
  },
  {
    id: 'lea-torres',
    ...foundLead(lea),
    x: -0.487,
    y: 0.594,
    followUp: 'Send one email that mentions her new role.',
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
    followUp: 'Keep her in the sequence and try another subject line.',
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
    followUp: 'Wait a month before the next email.',
  },
];
