import {createContext, useContext} from 'react';

import type {BillingCycle, Plan} from '@site/src/data/plans';

/** Who asks for a place, when the page knows. */
export type AudienceId = 'founder' | 'sales' | 'agency';

/** What a button that opens the waitlist says about the place wanted. */
export interface WaitlistRequest {
  readonly plan: Plan['name'];
  readonly billingCycle: BillingCycle;
  readonly audience?: AudienceId;
}

export type OpenWaitlist = (request: WaitlistRequest) => void;

/** Filled by the waitlist feature's provider, read by whoever has a button that opens it. */
export const WaitlistContext = createContext<OpenWaitlist | null>(null);

/** @throws when the page is not wrapped in the waitlist's provider: the button would do nothing. */
export function useOpenWaitlist(): OpenWaitlist {
  const open = useContext(WaitlistContext);
  if (!open) throw new Error('A page with a waitlist button needs <WaitlistProvider> around it.');
  return open;
}
