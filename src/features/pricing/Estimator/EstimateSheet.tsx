import clsx from 'clsx';
import {Check, X} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {formatPrice, type Plan} from '@site/src/data/plans';
import {costsOf, formatCents, type Costs} from './costs';
import type {Estimate} from './estimate';
import styles from './Estimator.module.css';
import {breakEvenText, costLines, roundingText, usageText, verdictText} from './texts';
import type {Usage} from './usage';

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
      <Text tone="muted">For {usageText(usage)}</Text>
      <Cluster gap={5} rowGap={1} align="baseline" justify="between" className={styles.head}>
        <p role="status" className={styles.plan}>
          {plan ? plan.name : 'No founder plan covers this'}
        </p>
        {plan && plan.price.monthly > 0 && (
          <Text weight="semibold">
            {formatPrice(plan.price.monthly)} a month, or {formatPrice(plan.price.yearly)} billed
            yearly
          </Text>
        )}
      </Cluster>
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

/** Every plan with the reason why it fits or doesn't. */
function Verdicts({verdicts, plan}: Pick<Estimate, 'verdicts' | 'plan'>): ReactNode {
  return (
    <ul aria-label="Which plans fit">
      {verdicts.map((verdict) => (
        <li
          key={verdict.plan.name}
          className={clsx(styles.verdict, verdict.plan === plan && styles.chosen)}>
          <Icon icon={verdict.excesses.length === 0 ? Check : X} className={styles.icon} />
          <Text as="span" weight="semibold">
            {verdict.plan.name}
          </Text>
          <Text as="span" tone="muted" className={styles.why}>
            {verdictText(verdict, plan)}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** The calculation of a year's cost, line by line. */
function Sums({plan}: {readonly plan: Plan}): ReactNode {
  const rounding = roundingText(plan);
  return (
    <>
      <dl>
        {costLines(plan).map(({label, sum, result}) => (
          <div key={label} className={styles.sum}>
            <Text as="dt" tone="muted">
              {label}
            </Text>
            <dd>{sum}</dd>
            <Text as="dd" weight="semibold" className={styles.result}>
              = {result}
            </Text>
          </div>
        ))}
      </dl>
      {rounding && (
        <Text size="small" tone="muted" className={styles.rounding}>
          {rounding}
        </Text>
      )}
    </>
  );
}

const months = Array.from({length: 12}, (_, index) => index + 1);

/** A chart of the monthly payments added up, and the one yearly bill. The sentence above it says the same. */
function BreakEven({costs}: {readonly costs: Costs}): ReactNode {
  const {breakEvenMonths, monthlyCents, paidMonthlyCents, paidYearlyCents} = costs;
  return (
    <>
      <p>{breakEvenText(costs)}</p>
      {breakEvenMonths !== null && (
        <div
          style={{'--bill': paidYearlyCents / paidMonthlyCents} as CSSProperties}
          aria-hidden="true">
          <div className={styles.bars}>
            {months.map((month) => (
              <div
                key={month}
                className={clsx(styles.bar, month >= breakEvenMonths && styles.moreExpensive)}
                style={{'--share': (month * monthlyCents) / paidMonthlyCents} as CSSProperties}
              />
            ))}
            <div className={styles.bill}>
              <Text as="span" size="label" weight="semibold">
                Yearly bill {formatCents(paidYearlyCents)}
              </Text>
            </div>
          </div>
          <Text as="div" size="label" tone="muted" className={styles.months}>
            {months.map((month) => (
              <span key={month}>{month}</span>
            ))}
          </Text>
        </div>
      )}
    </>
  );
}
