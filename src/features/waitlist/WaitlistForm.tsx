import {useEffect, useReducer, useRef, type ReactNode} from 'react';

import {SelectField} from '@site/src/components/Field/Field';
import {brand} from '@site/src/data/brand';
import {plans, yearlySaving, type BillingCycle, type Plan} from '@site/src/data/plans';
import {EntryDone} from './EntryDone';
import {EntryForm} from './EntryForm';
import {emptyEntry, entryReducer} from './entryMachine';
import {useSendEntry} from './useSendEntry';
import styles from './WaitlistForm.module.css';

const cycles: readonly {value: BillingCycle; label: string}[] = [
  {value: 'yearly', label: `Yearly (save ${yearlySaving})`},
  {value: 'monthly', label: 'Monthly'},
];

/** The waitlist as a part of the page, with a choice of plan and billing. */
export function WaitlistForm(): ReactNode {
  const [entry, dispatch] = useReducer(
    entryReducer,
    emptyEntry({plan: 'Pro', billingCycle: 'yearly'}),
  );
  const send = useSendEntry(dispatch);
  const emailRef = useRef<HTMLInputElement>(null);
  const isDone = entry.status === 'success';
  const wasDoneRef = useRef(false);

  // The form takes the place of its answer: the focus follows, or it would fall to the top of the page.
  useEffect(() => {
    if (wasDoneRef.current && !isDone) emailRef.current?.focus();
    wasDoneRef.current = isDone;
  }, [isDone]);

  return (
    <div className={styles.frame}>
      {entry.status === 'success' ? (
        <EntryDone
          entry={entry}
          onDone={() => dispatch({type: 'renew'})}
          title={<h3 className={styles.title}>Your spot is noted.</h3>}
        />
      ) : (
        <EntryForm
          entry={entry}
          emailRef={emailRef}
          onType={(email) => dispatch({type: 'type', email})}
          onSend={() => void send(entry)}>
          <div className={styles.choices}>
            <SelectField
              label="Plan"
              value={entry.request.plan}
              options={plans.map(({name}) => ({value: name, label: name}))}
              onChange={(plan) => dispatch({type: 'choose', choice: {plan: plan as Plan['name']}})}
            />
            <SelectField
              label="Billing"
              value={entry.request.billingCycle}
              options={cycles}
              onChange={(cycle) =>
                dispatch({type: 'choose', choice: {billingCycle: cycle as BillingCycle}})
              }
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
