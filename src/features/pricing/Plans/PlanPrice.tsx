import clsx from 'clsx';
import type {ReactNode} from 'react';

import {formatPrice, priceNotes, type BillingCycle, type Plan} from '@site/src/data/plans';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './PlanPrice.module.css';

const cycles: readonly BillingCycle[] = ['monthly', 'yearly'];

/**
 * What a plan costs a month. Both cycles' figures lie on top of each other and one of them is seen, so the place is as
 * wide and as tall as the larger: nothing beside it moves when the billing changes.
 */
export function PlanPrice({
  plan,
  cycle,
}: {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
}): ReactNode {
  const shown = (each: BillingCycle) => clsx(styles.layer, each !== cycle && styles.hidden);
  const inMarkdown = (each: BillingCycle) => (each === cycle ? undefined : pageMarks.notInMarkdown);
  return (
    <div className={styles.price}>
      <p className={clsx(styles.stack, styles.line)}>
        {cycles.map((each) => (
          <span key={each} className={clsx(styles.amount, shown(each))} {...inMarkdown(each)}>
            {formatPrice(plan.price[each])}
          </span>
        ))}
      </p>
      <p className={styles.unit}>a month</p>
      <div className={styles.stack}>
        {cycles.map((each) => (
          <p key={each} className={clsx(styles.notes, shown(each))} {...inMarkdown(each)}>
            {priceNotes(plan, each).map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}
