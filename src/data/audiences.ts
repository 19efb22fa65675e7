import type {Plan} from './plans';

export interface Audience {
  readonly id: 'founder' | 'sales' | 'agency';
  readonly title: string;
  readonly description: string;
  /** The label of the button that applies for access. */
  readonly cta: string;
  readonly benefits: readonly string[];
  /** The plan selected in the application. */
  readonly plan: Plan['name'];
}

/** The three audiences of early access, in the order shown. */
export const audiences: readonly Audience[] = [
  {
    id: 'founder',
    title: 'Founders',
    description: 'You do the selling, on top of everything else.',
    cta: 'Apply as a founder',
    benefits: [
      'A short list of leads worth a call, with reasons.',
      'Five emails drafted for each lead.',
      'Alerts only when a lead is ready to talk.',
    ],
    plan: 'Pro',
  },
  {
    id: 'sales',
    title: 'Sales leads',
    description: 'You lead a team that’s measured on replies, not sends.',
    cta: 'Apply as a sales lead',
    benefits: [
      'One score, so “hot” means the same thing to everyone.',
      'Owner and stage stay in your CRM. Scores and opt-outs sync back.',
      'A/B tests that change one thing at a time.',
    ],
    plan: 'Pro',
  },
  {
    id: 'agency',
    title: 'Agencies',
    description: 'You send for many clients. Protect each client’s reputation.',
    cta: 'Apply as an agency',
    benefits: [
      'Domains warmed up and rotated per client, so one client’s bounces don’t count against another’s domain.',
      'White-label workspaces with your brand.',
      'Unlimited users, roles, and an API for your reports.',
    ],
    plan: 'Ultimate',
  },
];
