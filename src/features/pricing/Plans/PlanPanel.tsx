import type {ReactNode} from 'react';

import {plans, type BillingCycle, type Plan} from '@site/src/data/plans';
import {BillingToggle} from './BillingToggle';
import {PlanColumn} from './PlanColumn';
import styles from './PlanPanel.module.css';

export interface PlanPanelProps {
  readonly cycle: BillingCycle;
  readonly onCycle: (cycle: BillingCycle) => void;
  readonly onClaim: (plan: Plan['name']) => void;
}

/** The three plans in one panel, with the choice of billing above it. */
export function PlanPanel({cycle, onCycle, onClaim}: PlanPanelProps): ReactNode {
  return (
    <div>
      <div className={styles.bar}>
        <BillingToggle cycle={cycle} onChange={onCycle} />
        <p role="status" className={styles.status}>
          US dollars per month, billed {cycle}
        </p>
      </div>
      <div className={styles.panel}>
        {plans.map((plan) => (
          <PlanColumn
            key={plan.name}
            plan={plan}
            cycle={cycle}
            onClaim={() => onClaim(plan.name)}
          />
        ))}
      </div>
    </div>
  );
}
