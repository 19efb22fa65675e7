import {useId, type ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {plans, yearlySaving, type BillingCycle} from '@site/src/data/plans';
import {useBillingCycle} from '@site/src/domain/useBillingCycle';
import {useWaitlistButton} from '@site/src/domain/waitlist';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {PlanColumn} from './PlanColumn';
import styles from './Plans.module.css';

/** The three plans in one panel. The billing cycle is in the URL, and each call to action opens the waitlist for it. */
export function Plans(): ReactNode {
  const [cycle] = useBillingCycle();
  const waitlistButton = useWaitlistButton();
  return (
    <div {...showsUrl('billing', 'waitlist')}>
      <Grid as={Panel} columns={[1, 1, 1]} collapse="phone" shadow="card">
        {plans.map((plan) => (
          <PlanColumn
            key={plan.name}
            plan={plan}
            cycle={cycle}
            claim={waitlistButton({plan: plan.name, billingCycle: cycle})}
          />
        ))}
      </Grid>
    </div>
  );
}

const terms = plans.every(({isEarlyAccess}) => isEarlyAccess) ? 'Early-access prices' : 'Prices';

/** The switch of the billing cycle, in a section's heading above `<Plans>`. */
export function BillingSwitch(): ReactNode {
  const [cycle, setCycle] = useBillingCycle();
  return (
    <Cluster gap={5} rowGap={3} {...showsUrl('billing')}>
      <BillingToggle cycle={cycle} onChange={setCycle} />
      <Text role="status" size="small" tone="muted">
        {terms} in US dollars, before taxes, billed {cycle}
      </Text>
    </Cluster>
  );
}

const options: readonly {cycle: BillingCycle; label: string; saving?: string}[] = [
  {cycle: 'monthly', label: 'Monthly'},
  {cycle: 'yearly', label: 'Yearly', saving: `Save ${yearlySaving}`},
];

/** Monthly or yearly, as two radio buttons in one track. */
function BillingToggle({
  cycle,
  onChange,
}: {
  readonly cycle: BillingCycle;
  readonly onChange: (cycle: BillingCycle) => void;
}): ReactNode {
  const name = useId();
  return (
    <Cluster
      as="fieldset"
      gap={1}
      align="stretch"
      isInline
      className={styles.toggle}
      {...pageMarks.notPrinted}
      {...pageMarks.needsScripts}>
      <legend className="visuallyHidden">Billing</legend>
      {options.map((option) => (
        <Cluster
          as="label"
          key={option.cycle}
          gap={2}
          rowGap={0}
          isTarget
          className={styles.option}>
          <input
            type="radio"
            className="overlay"
            name={name}
            value={option.cycle}
            checked={option.cycle === cycle}
            onChange={() => onChange(option.cycle)}
          />
          <span>{option.label}</span>
          {option.saving && (
            <Text as="span" size="label" tone="accent" className={styles.saving}>
              {option.saving}
            </Text>
          )}
        </Cluster>
      ))}
    </Cluster>
  );
}
