import {useEffect, useRef, useState, type ReactNode} from 'react';

import {SelectField} from '@site/src/components/Field/Field';
import {brand} from '@site/src/data/brand';
import {plans, yearlySaving, type BillingCycle, type Plan} from '@site/src/data/plans';
import {useBillingCycle} from '@site/src/domain/billing/useBillingCycle';
import {useForm} from '@site/src/lib/forms/useForm';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import {entryOptions} from './entry';
import {EntryDone} from './EntryDone';
import {EntryForm} from './EntryForm';
import styles from './WaitlistForm.module.css';

const cycles: readonly {value: BillingCycle; label: string}[] = [
  {value: 'yearly', label: `Yearly (save ${yearlySaving})`},
  {value: 'monthly', label: 'Monthly'},
];

/** The waitlist as a part of the page, with a choice of plan and billing. It begins with the billing chosen above it. */
export function WaitlistForm(): ReactNode {
  const [billingCycle] = useBillingCycle();
  const [choice, setChoice] = useState<Partial<WaitlistRequest>>({});
  const request: WaitlistRequest = {plan: 'Pro', billingCycle, ...choice};
  const form = useForm(entryOptions);
  const {state, focus} = form;
  const isDone = state.status === 'done';
  const wasDoneRef = useRef(false);

  // The form takes the place of its answer: the focus follows, or it would fall to the top of the page.
  useEffect(() => {
    if (wasDoneRef.current && !isDone) focus('email');
    wasDoneRef.current = isDone;
  }, [isDone, focus]);

  // An entry that is on its way stays what it was sent as.
  const choose = (next: Partial<WaitlistRequest>) => {
    if (state.status === 'editing') setChoice({...choice, ...next});
  };

  return (
    <div className={styles.frame}>
      {state.status === 'done' ? (
        <EntryDone request={request} form={state} onDone={form.renew} title="Your spot is noted." />
      ) : (
        <EntryForm request={request} form={form}>
          <div className={styles.choices}>
            <SelectField
              label="Plan"
              value={request.plan}
              options={plans.map(({name}) => ({value: name, label: name}))}
              onChange={(plan) => choose({plan: plan as Plan['name']})}
            />
            <SelectField
              label="Billing"
              value={request.billingCycle}
              options={cycles}
              onChange={(cycle) => choose({billingCycle: cycle as BillingCycle})}
            />
          </div>
        </EntryForm>
      )}
      <noscript>
        This form needs JavaScript. Without it, write to {brand.mail.sales} and name the plan.
      </noscript>
    </div>
  );
}
