import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

import styles from './BreakEven.module.css';
import {formatCents, type Costs} from './costs';
import {breakEvenText} from './texts';

const months = Array.from({length: 12}, (_, index) => index + 1);

/** What monthly payments have come to after each month, beside the one yearly bill. The sentence says it all. */
export function BreakEven({costs}: {readonly costs: Costs}): ReactNode {
  const {breakEvenMonths, monthlyCents, paidMonthlyCents, paidYearlyCents} = costs;
  return (
    <>
      <p className={styles.text}>{breakEvenText(costs)}</p>
      {breakEvenMonths !== null && (
        <div
          className={styles.chart}
          style={{'--bill': paidYearlyCents / paidMonthlyCents} as CSSProperties}
          aria-hidden="true">
          <div className={styles.bars}>
            {months.map((month) => (
              <div
                key={month}
                className={clsx(styles.bar, month >= breakEvenMonths && styles.dearer)}
                style={{'--share': (month * monthlyCents) / paidMonthlyCents} as CSSProperties}
              />
            ))}
            <div className={styles.bill}>
              <span>Yearly bill {formatCents(paidYearlyCents)}</span>
            </div>
          </div>
          <div className={styles.months}>
            {months.map((month) => (
              <span key={month}>{month}</span>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
