import type {Plan} from './plans';

export interface Audience {
  readonly id: 'founder' | 'sales' | 'agency';
  readonly title: string;
  readonly description: string;
  /** On the button that applies for access. */
  readonly cta: string;
  readonly benefits: readonly string[];
  /** The plan that is proposed when somebody applies from here. */
  readonly plan: Plan['name'];
}

/** Whom the early access is for. */
export const audiences: readonly Audience[] = [
  {
    id: 'founder',
    title: 'Founders',
    description: 'You sell yourself, between everything else.',
    cta: 'Apply as a founder',
    benefits: [
      'Three leads worth a call before breakfast, with the reason beside each.',
      'Five emails written for the person, so that you edit instead of starting.',
      'An alert when somebody is ready, and silence when nobody is.',
    ],
    plan: 'Pro',
  },
  {
    id: 'sales',
    title: 'Sales leads',
    description: 'You answer for a team’s replies, not for its sent mail.',
    cta: 'Apply as a sales lead',
    benefits: [
      'One scale for everybody: a hot lead means the same to all five users.',
      'Owner and stage stay with your CRM; scores and opt-outs flow back.',
      'Tests that change one thing at a time, with the sums shown.',
    ],
    plan: 'Pro',
  },
  {
    id: 'agency',
    title: 'Agencies',
    description: 'You send for many clients, and each has a name to lose.',
    cta: 'Apply as an agency',
    benefits: [
      'Domains warmed up and rotated for each client, so that no list harms another.',
      'Your own name and look in front of your clients with white-label.',
      'Unlimited users with roles, and an API for your reports.',
    ],
    plan: 'Ultimate',
  },
];
