import type {ReactNode} from 'react';

import {useOpenWaitlist} from '@site/src/domain/waitlist';
import {PlanPanel} from './PlanPanel';
import {useBillingCycle} from '@site/src/domain/billing/useBillingCycle';

/** The plans, wired: the billing is in the address, and a call to action opens the waitlist for what is shown. */
export function Plans(): ReactNode {
  const [cycle, setCycle] = useBillingCycle();
  const openWaitlist = useOpenWaitlist();
  return (
    <PlanPanel
      cycle={cycle}
      onCycle={setCycle}
      onClaim={(plan) => openWaitlist({plan, billingCycle: cycle})}
    />
  );
}
