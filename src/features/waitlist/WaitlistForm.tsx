import {useState, type ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {SelectField} from '@site/src/components/Field/Field';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {brand} from '@site/src/data/brand';
import {plans, yearlySaving, type BillingCycle} from '@site/src/data/plans';
import {useBillingCycle} from '@site/src/domain/useBillingCycle';
import {useForm} from '@site/src/lib/forms/useForm';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import {entryOptions} from './entry';
import {EntryDone, EntryForm} from './EntryForm';
import styles from './Waitlist.module.css';

const cycles: readonly {value: BillingCycle; label: string}[] = [
  {value: 'yearly', label: `Yearly (save ${yearlySaving})`},
  {value: 'monthly', label: 'Monthly'},
];

/** The waitlist's form on a page, with a choice of plan and billing cycle. Starts with the cycle chosen on the page. */
export function WaitlistForm(): ReactNode {
  const [billingCycle] = useBillingCycle();
  const [choice, setChoice] = useState<Partial<WaitlistRequest>>({});
  const request: WaitlistRequest = {plan: 'Pro', billingCycle, ...choice};
  const form = useForm(entryOptions);
  const {state} = form;

  // Once an entry is sent, its plan stays, and so does its billing cycle if the page's changes.
  const send: typeof form.send = (context) => {
    setChoice(request);
    return form.send(context);
  };
  const choose = (next: Partial<WaitlistRequest>) => {
    if (state.status === 'editing') setChoice({...choice, ...next});
  };

  return (
    <Stack as={Panel} gap={5} shadow="card" padding={6} className={styles.frame}>
      {state.status === 'done' ? (
        <EntryDone request={request} form={state} onDone={form.renew} isTitled />
      ) : (
        <EntryForm request={request} form={{...form, send}}>
          <Grid columns={12} gap={4}>
            <SelectField
              label="Plan"
              value={request.plan}
              options={plans.map(({name}) => ({value: name, label: name}))}
              onChange={(plan) => choose({plan})}
            />
            <SelectField
              label="Billing"
              value={request.billingCycle}
              options={cycles}
              onChange={(cycle) => choose({billingCycle: cycle})}
            />
          </Grid>
        </EntryForm>
      )}
      <noscript>
        This form needs JavaScript. To apply without it, email {brand.mail.sales} and name the plan.
      </noscript>
    </Stack>
  );
}
