import type {ReactNode} from 'react';

import {formatPrice, planNamed, priceNotes} from '@site/src/data/plans';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import styles from './WaitlistModal.module.css';

/** The plan asked for and what it costs, by the chosen billing. */
export function RequestSummary({request}: {readonly request: WaitlistRequest}): ReactNode {
  const plan = planNamed(request.plan);
  return (
    <div className={styles.summary}>
      <p className={styles.price}>
        <span className={styles.amount}>{formatPrice(plan.price[request.billingCycle])}</span> a
        month
      </p>
      <ul className={styles.notes} aria-label="Billing">
        {priceNotes(plan, request.billingCycle).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
