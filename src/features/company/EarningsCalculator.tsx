import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Field, SelectField} from '@site/src/components/Field/Field';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {shareOf} from '@site/src/data/partners';
import {plans, type BillingCycle} from '@site/src/data/plans';
import {counted, withCommas} from '@site/src/data/written';
import {earningsOf, MOST_CUSTOMERS, readCount, type Referrals} from './earnings';
import styles from './EarningsCalculator.module.css';

const cycles: readonly {value: BillingCycle; label: string}[] = [
  {value: 'monthly', label: 'Monthly'},
  {value: 'yearly', label: 'Yearly'},
];

const paidPlans = plans.flatMap(({name}) => (name === 'Free' ? [] : [name]));
const initial: Referrals = {Pro: 10, Ultimate: 2};

/** The commission for a number of referred customers, with every calculation shown. Invalid input keeps the last one. */
export function EarningsCalculator(): ReactNode {
  const [typed, setTyped] = useState<Readonly<Record<keyof Referrals, string>>>({
    Pro: String(initial.Pro),
    Ultimate: String(initial.Ultimate),
  });
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const [referrals, setReferrals] = useState(initial);
  const {customers, tier, lines, monthlyUsd, next} = earningsOf(referrals, cycle);

  return (
    <Grid
      as={Panel}
      columns={[1, 1.4]}
      gap={12}
      rowGap={8}
      align="start"
      shadow="card"
      className={styles.calculator}>
      <Grid columns={[1]} tablet={[1, 1, 1]} phone={[1]} gap={4} align="start">
        {paidPlans.map((plan) => (
          <Field
            key={plan}
            label={`Customers on ${plan}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_CUSTOMERS}
            value={typed[plan]}
            error={readCount(typed[plan]).error}
            onChange={({target}) => {
              setTyped({...typed, [plan]: target.value});
              const {count, error} = readCount(target.value);
              if (!error) setReferrals({...referrals, [plan]: count});
            }}
          />
        ))}
        <SelectField label="Billing" value={cycle} options={cycles} onChange={setCycle} />
      </Grid>
      <div>
        <Text weight="semibold" marginBottom={3}>
          {counted(customers, 'customer')}: {tier.name}, {shareOf(tier)}
        </Text>
        <Stack as="dl" gap={3} isDivided line="above">
          {lines.map(({text, usd}) => (
            <Cluster key={text} gap={4} rowGap={0} align="stretch" justify="between">
              <Text as="dt" tone="muted" isFigures>
                {text}
              </Text>
              <Text as="dd" isFigures>
                ${withCommas(usd, 2)}
              </Text>
            </Cluster>
          ))}
        </Stack>
        <Text size="title" isFigures isHead className={styles.total} role="status">
          ${withCommas(monthlyUsd, 2)}{' '}
          <span className={styles.unit}>a month for as long as they stay</span>
        </Text>
        <Cluster gap={6} rowGap={4} justify="between" marginTop={6}>
          <Text tone="muted" isFigures>
            {next
              ? `${next.missing} more to ${next.tier.name}, ${shareOf(next.tier)}.`
              : 'You’re at the highest tier.'}
          </Text>
          <Text as={Link} to="#apply" tap="compact">
            Apply
          </Text>
        </Cluster>
      </div>
    </Grid>
  );
}
