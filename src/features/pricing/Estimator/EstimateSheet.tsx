import clsx from 'clsx';
import {Check, X} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Fold} from '@site/src/components/Fold/Fold';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {formatPrice, type Plan} from '@site/src/data/plans';
import {withCommas} from '@site/src/data/written';
import type {WaitlistButtonProps} from '@site/src/domain/waitlist';
import type {Estimate} from '@site/src/domain/estimate/estimate';
import {pageMarks} from '@site/src/lib/pageMarks';
import type {Usage} from '@site/src/domain/estimate/usage';
import {costsOf, formatCents, type Costs} from './costs';
import styles from './Estimator.module.css';
import {breakEvenText, costLines, roundingText, usageText, verdictText} from './texts';

export interface EstimateSheetProps {
  readonly usage: Usage;
  readonly estimate: Estimate;
  readonly claimOf: (plan: Plan['name']) => WaitlistButtonProps;
  /** Buttons that share the estimate. */
  readonly children: ReactNode;
}

/** The estimate: the plan, why it fits best, and what a year of it costs. */
export function EstimateSheet(props: EstimateSheetProps): ReactNode {
  const {plan} = props.estimate;
  return (
    <>
      <Recommendation {...props} />
      {plan && (
        <Fold summary="See the math for a year" className={styles.math} isFramed>
          <Grid columns={[1, 1]} gap={16} rowGap={0} align="start">
            <div>
              <h3 className={styles.title}>A year of {plan.name}</h3>
              <CostOfYear plan={plan} />
            </div>
            <div>
              <h3 className={styles.title}>Monthly or yearly</h3>
              <BreakEven costs={costsOf(plan)} />
            </div>
          </Grid>
        </Fold>
      )}
    </>
  );
}

function Recommendation({usage, estimate, claimOf, children}: EstimateSheetProps): ReactNode {
  const {plan, verdicts, isBeyondStatedLeads} = estimate;
  return (
    <Panel shadow="card" className={styles.sheet}>
      <Text tone="muted">For {usageText(usage)}</Text>
      <Cluster
        role="status"
        aria-atomic="true"
        gap={5}
        rowGap={1}
        marginTop={2}
        marginBottom={5}
        align="baseline"
        justify="between">
        <Text size="section" leading={1.1} isHead>
          {plan ? plan.name : 'No founder plan covers this'}
        </Text>
        {plan && plan.price.monthly > 0 && (
          <Text weight="semibold">
            {formatPrice(plan.price.monthly)} a month, or {formatPrice(plan.price.yearly)} a month
            billed yearly ({formatCents(costsOf(plan).paidYearlyCents)} a year)
          </Text>
        )}
      </Cluster>
      <Verdicts verdicts={verdicts} plan={plan} />
      {plan && isBeyondStatedLeads && (
        <Panel as="p" tone="wash" padding={[3, 4]} className={styles.note}>
          {plan.name} includes “{plan.leads}” with no stated maximum. Ask sales before you plan for
          more than {withCommas(plan.leadLimit.upTo)}.
        </Panel>
      )}
      <Cluster gap={3} marginTop={6} {...pageMarks.notPrinted}>
        {plan ? (
          <Button variant="primary" {...claimOf(plan.name)}>
            {plan.cta}
          </Button>
        ) : (
          <Button to="/contact?topic=sales">Talk to sales</Button>
        )}
        <Cluster gap={3}>{children}</Cluster>
      </Cluster>
    </Panel>
  );
}

/** Every plan, with the reason it fits or doesn't. */
function Verdicts({verdicts, plan}: Pick<Estimate, 'verdicts' | 'plan'>): ReactNode {
  return (
    <ul aria-label="Which plans fit">
      {verdicts.map((verdict) => (
        <Grid
          as="li"
          key={verdict.plan.name}
          columns={['auto', 'minmax(5rem, auto)', 1]}
          collapse="phone"
          phone={['auto', 1]}
          gap={3}
          paddingBlock={3}
          line="above"
          className={clsx(styles.verdict, verdict.plan === plan && styles.chosen)}>
          <Icon icon={verdict.excesses.length === 0 ? Check : X} className={styles.icon} />
          <Text as="span" weight="semibold">
            {verdict.plan.name}
          </Text>
          <Text as="span" tone="muted" className={styles.why}>
            {verdictText(verdict, plan)}
          </Text>
        </Grid>
      ))}
    </ul>
  );
}

/** The calculation of a year's cost, line by line. */
function CostOfYear({plan}: {readonly plan: Plan}): ReactNode {
  const rounding = roundingText(plan);
  return (
    <>
      <dl>
        {costLines(plan).map(({label, formula, result}) => (
          <Grid
            key={label}
            columns={[1, 'auto', 'minmax(6.5rem, auto)']}
            collapse="phone"
            phone={[1, 'auto']}
            gap={4}
            rowGap={0}
            paddingBlock={2}
            align="baseline"
            line="above"
            className={styles.cost}>
            <Text as="dt" tone="muted">
              {label}
            </Text>
            <dd>{formula}</dd>
            <Text as="dd" weight="semibold" className={styles.result}>
              = {result}
            </Text>
          </Grid>
        ))}
      </dl>
      {rounding && (
        <Text size="small" tone="muted" marginTop={2}>
          {rounding}
        </Text>
      )}
    </>
  );
}

const months = Array.from({length: 12}, (_, index) => index + 1);

/** A chart of cumulative monthly payments against the yearly bill. Hidden from screen readers: the sentence above it has the same figures. */
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
