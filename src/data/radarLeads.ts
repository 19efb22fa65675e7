/** A lead as a dot on the hot-leads radar. People and companies are fictional. */
export interface RadarLead {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** Emails opened. */
  readonly opens: number;
  /** To the right of the centre: 1 is the outermost ring. */
  readonly x: number;
  /** Below the centre: 1 is the outermost ring. */
  readonly y: number;
  /** 0 to 100. */
  readonly heat: number;
  /** What happened last, as a sentence. */
  readonly lastEvent: string;
  /** What to do about it, as a sentence. */
  readonly followUp: string;
}

/** The radar marks a lead as hot above this heat; exactly this heat is not hot. Source: specification, section 4. */
export const hotAbove = 90;

/** Whether the radar marks the lead as hot. The Hot band of a score begins earlier, at 80. */
export function isHotNow({heat}: Pick<RadarLead, 'heat'>): boolean {
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
    opens: 11,
    x: 0.139,
    y: -0.104,
    heat: 97,
    lastEvent: 'Asked for a demo this morning.',
    followUp: 'Call within 5 minutes and offer two times today.',
  },
  {
    id: 'sara-kim',
    name: 'Sara Kim',
    title: 'CFO',
    company: 'Ledgerloom',
    opens: 9,
    x: -0.228,
    y: 0.09,
    heat: 94,
    lastEvent: 'Read the pricing page twice today.',
    followUp: 'Call before the day ends and ask which plan she compares.',
  },
  {
    id: 'omar-diaz',
    name: 'Omar Diaz',
    title: 'COO',
    company: 'Mossgauge',
    opens: 8,
    x: 0.186,
    y: 0.236,
    heat: 91,
    lastEvent: 'Replied with a question about the CRM sync.',
    followUp: 'Answer the question first, then suggest a short call.',
  },
  {
    id: 'priya-nair',
    name: 'Priya Nair',
    title: 'VP Sales',
    company: 'Cobblefern',
    opens: 10,
    x: -0.192,
    y: -0.252,
    heat: 90,
    lastEvent: 'Read the pricing page and the security page.',
    followUp: 'Write today about a team of her size.',
  },
  {
    id: 'maya-ortiz',
    name: 'Maya Ortiz',
    title: 'Head of Sales',
    company: 'Parcelfern',
    opens: 6,
    x: -0.145,
    y: 0.423,
    heat: 80,
    lastEvent: 'Replied with a question about onboarding.',
    followUp: 'Answer in two sentences and attach the setup guide.',
  },
  {
    id: 'dev-mehta',
    name: 'Dev Mehta',
    title: 'VP Operations',
    company: 'Paywell',
    opens: 7,
    x: 0.194,
    y: -0.45,
    heat: 76,
    lastEvent: 'Opened three emails this week.',
    followUp: 'Name a reason to talk in the next email.',
  },
  {
    id: 'hana-sato',
    name: 'Hana Sato',
    title: 'Marketing Lead',
    company: 'Pennyloft',
    opens: 5,
    x: 0.564,
    y: 0.048,
    heat: 68,
    lastEvent: 'Clicked the link to the A/B testing guide.',
    followUp: 'Send one example of a test that paid off.',
  },
  {
    id: 'jonas-weber',
    name: 'Jonas Weber',
    title: 'CTO',
    company: 'Quillbasin',
    opens: 4,
    x: -0.605,
    y: -0.119,
    heat: 62,
    lastEvent: 'Opened the email about the API twice.',
    followUp: 'Send the API reference and ask what he would connect.',
  },
  {
    id: 'tom-becker',
    name: 'Tom Becker',
    title: 'Founder',
    company: 'Saltharrow',
    opens: 4,
    x: 0.197,
    y: 0.649,
    heat: 54,
    lastEvent: 'Clicked the link to the price list.',
    followUp: 'Leave the sequence running and watch for a reply.',
  },
  {
    id: 'lea-torres',
    name: 'Lea Torres',
    title: 'Head of Risk',
    company: 'Northbank',
    opens: 3,
    x: -0.5,
    y: 0.583,
    heat: 41,
    lastEvent: 'Opened the second email on Monday.',
    followUp: 'Leave her in the sequence.',
  },
  {
    id: 'elif-aydin',
    name: 'Elif Aydin',
    title: 'Operations Manager',
    company: 'Bramblekey',
    opens: 2,
    x: -0.54,
    y: -0.615,
    heat: 33,
    lastEvent: 'Opened the first email last week.',
    followUp: 'Leave her in the sequence and try another subject.',
  },
  {
    id: 'noor-haddad',
    name: 'Noor Haddad',
    title: 'Agency Director',
    company: 'Harrowmint',
    opens: 1,
    x: 0.826,
    y: -0.312,
    heat: 22,
    lastEvent: 'Opened the first email three weeks ago.',
    followUp: 'Pause for a month before the next email.',
  },
];
