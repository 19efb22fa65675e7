import {createContext, useContext} from 'react';

import type {BillingCycle, Plan} from '@site/src/data/plans';

export type AudienceId = 'founder' | 'sales' | 'agency';

/** The choices that a waitlist button passes to the form. */
export interface WaitlistRequest {
  readonly plan: Plan['name'];
  readonly billingCycle: BillingCycle;
  /** The audience that the button addresses, if any. */
  readonly audience?: AudienceId;
}

export type OpenWaitlist = (request: WaitlistRequest) => void;

/** Provided by the waitlist feature, so other features can open its dialog without importing it. */
export const WaitlistContext = createContext<OpenWaitlist | null>(null);

/** @throws Error outside of <WaitlistProvider>, where the button would do nothing. */
export function useOpenWaitlist(): OpenWaitlist {
  const open = useContext(WaitlistContext);
  if (!open) throw new Error('A page with a waitlist button needs <WaitlistProvider> around it.');
  return open;
}
