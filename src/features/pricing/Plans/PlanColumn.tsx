import clsx from 'clsx';
import {Check, Star} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Icon} from '@site/src/components/Icon/Icon';
import type {BillingCycle, Plan} from '@site/src/data/plans';
import styles from './PlanColumn.module.css';
import {PlanPrice} from './PlanPrice';

export interface PlanColumnProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly onClaim: () => void;
}

/** One plan: for whom it is, what it costs, how much it takes and what it can do. */
export function PlanColumn({plan, cycle, onClaim}: PlanColumnProps): ReactNode {
  const limits = [plan.leads, automations(plan), plan.users];
  return (
    <article className={clsx(styles.column, plan.isPopular && styles.popular)}>
      <header className={styles.head}>
        <h3 className={styles.name}>{plan.name}</h3>
        {plan.isPopular && (
          <span className={styles.flag}>
            <Icon icon={Star} size={16} />
            Most Popular
          </span>
        )}
        {plan.isEarlyAccess && <span className={styles.early}>Early access</span>}
      </header>
      <p className={styles.description}>{plan.description}</p>
      <PlanPrice plan={plan} cycle={cycle} />
      <Button
        variant={plan.isPopular ? 'primary' : 'secondary'}
        size="large"
        className={styles.claim}
        aria-haspopup="dialog"
        onClick={onClaim}>
        {plan.cta}
      </Button>
      <ul className={styles.limits} aria-label={`Limits of ${plan.name}`}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <ul className={styles.features} aria-label={`Features of ${plan.name}`}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon icon={Check} size={16} className={styles.check} />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

const automations = ({automationsPerMonth}: Plan) =>
  `${automationsPerMonth.toLocaleString('en-US')} automations a month`;
