import {createContext, useContext, type ComponentProps} from 'react';

import type {Audience} from '@site/src/data/audiences';
import type {BillingCycle, Plan} from '@site/src/data/plans';

export type AudienceId = Audience['id'];

/** The choices that a waitlist button passes to the form. */
export interface WaitlistRequest {
  readonly plan: Plan['name'];
  readonly billingCycle: BillingCycle;
  /** The audience that the button addresses, if any. */
  readonly audience?: AudienceId;
}

/** The query parameter of the open modal: `?waitlist=pro`. */
export const WAITLIST_PARAM = 'waitlist';

export type OpenWaitlist = (request: WaitlistRequest) => void;

export interface WaitlistActions {
  readonly open: OpenWaitlist;
  /** Loads the modal's code before a likely use. */
  readonly prefetch: () => void;
}

/** Provided by the waitlist feature, so other features can open its dialog without importing it. */
export const WaitlistContext = createContext<WaitlistActions | null>(null);

export type WaitlistButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'onClick' | 'onFocus' | 'onPointerEnter'
>;

/**
 * Returns the props of a button that opens the waitlist with a request.
 *
 * @throws Error outside of <WaitlistProvider>, where the button would do nothing.
 */
export function useWaitlistButton(): (request: WaitlistRequest) => WaitlistButtonProps {
  const waitlist = useContext(WaitlistContext);
  if (!waitlist) {
    throw new Error('A page with a waitlist button needs <WaitlistProvider> around it.');
  }
  const {open, prefetch} = waitlist;
  return (request) => ({
    'aria-haspopup': 'dialog',
    onClick: () => open(request),
    onFocus: prefetch,
    onPointerEnter: prefetch,
  });
}
