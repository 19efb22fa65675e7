import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {formatPrice, type Plan} from '@site/src/data/plans';
import {BreakEven} from './BreakEven';
import {costsOf} from './costs';
import type {Estimate} from './estimate';
import styles from './EstimateSheet.module.css';
import {Sums} from './Sums';
import {usageText} from './texts';
import type {Usage} from './usage';
import {Verdicts} from './Verdicts';

export interface EstimateSheetProps {
  readonly usage: Usage;
  readonly estimate: Estimate;
  readonly onClaim: (plan: Plan['name']) => void;
}

/** The estimate: the plan, why it and no other, and what a year of it costs. */
export function EstimateSheet({usage, estimate, onClaim}: EstimateSheetProps): ReactNode {
  const {plan, verdicts, isBeyondStatedLeads} = estimate;
  return (
    <div className={styles.sheet}>
      <p className={styles.need}>For {usageText(usage)}</p>
      <div className={styles.head}>
        <p role="status" className={styles.plan}>
          {plan ? plan.name : 'No founder plan covers this'}
        </p>
        {plan && plan.price.monthly > 0 && (
          <p className={styles.price}>
            {formatPrice(plan.price.monthly)} a month, or {formatPrice(plan.price.yearly)} billed
            yearly
          </p>
        )}
      </div>
      <Verdicts verdicts={verdicts} plan={plan} />
      {plan && isBeyondStatedLeads && (
        <p className={styles.note}>
          {plan.name} is stated as “{plan.leads}”, with no upper bound, so more than{' '}
          {plan.leadLimit.upTo.toLocaleString('en-US')} are taken to fit. Ask sales before you rely
          on it.
        </p>
      )}
      {plan ? (
        <>
          <h3 className={styles.title}>A year of {plan.name}</h3>
          <Sums plan={plan} />
          <h3 className={styles.title}>Monthly or yearly</h3>
          <BreakEven costs={costsOf(plan)} />
          <div className={styles.action}>
            <Button aria-haspopup="dialog" onClick={() => onClaim(plan.name)}>
              {plan.cta}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.action}>
          <Button to="/contact?topic=sales">Talk to sales</Button>
        </div>
      )}
    </div>
  );
}
