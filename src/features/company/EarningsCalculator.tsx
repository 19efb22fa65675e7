import {useState, type ReactNode} from 'react';

import {Field, SelectField} from '@site/src/components/Field/Field';
import {shareOf} from '@site/src/data/partners';
import type {BillingCycle} from '@site/src/data/plans';
import {earningsOf, MOST_CUSTOMERS, readCount} from './earnings';
import styles from './EarningsCalculator.module.css';

const cycles: readonly {value: BillingCycle; label: string}[] = [
  {value: 'monthly', label: 'Monthly'},
  {value: 'yearly', label: 'Yearly'},
];

/** What referred customers would bring, with every sum shown. */
export function EarningsCalculator(): ReactNode {
  const [typed, setTyped] = useState({Pro: '10', Ultimate: '2'});
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const counts = {Pro: readCount(typed.Pro), Ultimate: readCount(typed.Ultimate)};
  const referrals = {Pro: valueOf(counts.Pro), Ultimate: valueOf(counts.Ultimate)};
  const {tier, lines, monthlyUsd} = earningsOf(referrals, cycle);

  return (
    <div className={styles.calculator}>
      <div className={styles.inputs}>
        {(['Pro', 'Ultimate'] as const).map((plan) => {
          const count = counts[plan];
          return (
            <Field
              key={plan}
              label={`Customers on ${plan}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST_CUSTOMERS}
              value={typed[plan]}
              error={'error' in count ? count.error : undefined}
              onChange={(event) => setTyped({...typed, [plan]: event.target.value})}
            />
          );
        })}
        <SelectField
          label="They pay"
          value={cycle}
          options={cycles}
          onChange={(value) => setCycle(value as BillingCycle)}
        />
      </div>
      <div>
        <p className={styles.tier}>
          {referrals.Pro + referrals.Ultimate} customers: {tier.name}, {shareOf(tier)}
        </p>
        <dl className={styles.lines}>
          {lines.map(({text, usd}) => (
            <div key={text} className={styles.line}>
              <dt>{text}</dt>
              <dd>${usd.toFixed(2)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.total} role="status">
          ${monthlyUsd.toFixed(2)} <span className={styles.unit}>a month, while they stay</span>
        </p>
      </div>
    </div>
  );
}

/** What cannot be read counts as none; the field says so. */
function valueOf(read: ReturnType<typeof readCount>): number {
  return 'count' in read ? read.count : 0;
}
