import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Field, SelectField} from '@site/src/components/Field/Field';
import {campaign} from '@site/src/data/campaign';
import {plans, yearlySaving, type BillingCycle} from '@site/src/data/plans';
import type {SubmissionResult} from '@site/src/lib/submission';
import {useSubmit} from '@site/src/lib/useSubmit';
import styles from './WaitlistForm.module.css';

const cycles: readonly {value: BillingCycle; label: string}[] = [
  {value: 'yearly', label: `Yearly (save ${yearlySaving})`},
  {value: 'monthly', label: 'Monthly'},
];

/** Takes an e-mail address for the waitlist and says what became of it. */
export function WaitlistForm(): ReactNode {
  const submit = useSubmit();
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState<string>('Pro');
  const [billingCycle, setBillingCycle] = useState<string>('yearly');
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<SubmissionResult | null>(null);
  const doneRef = useRef<HTMLDivElement>(null);
  const isDone = result !== null && result.outcome !== 'failed';

  const emailRef = useRef<HTMLInputElement>(null);
  const wasDoneRef = useRef(false);

  // The form and its answer replace each other: the focus follows, or it would fall to the top of the page.
  useEffect(() => {
    if (isDone) doneRef.current?.focus();
    else if (wasDoneRef.current) emailRef.current?.focus();
    wasDoneRef.current = isDone;
  }, [isDone]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setResult(await submit({form: 'waitlist', fields: {email, plan, billingCycle}}));
    setIsBusy(false);
  };

  if (isDone) {
    return (
      <div ref={doneRef} tabIndex={-1} className={styles.done}>
        <h3 className={styles.doneTitle}>Your spot is noted.</h3>
        <p>
          {email} · {plan}, billed {billingCycle}.{' '}
          {result.outcome === 'sent'
            ? `Your application is reviewed within ${campaign.reviewHours} hours.`
            : 'This site has no server yet, so the entry was written to this browser’s console and sent nowhere.'}
        </p>
        <Button
          onClick={(event) => {
            // The second half of a double click on "Reserve My Spot" must not close its answer.
            if (event.detail > 1) return;
            setResult(null);
            setEmail('');
          }}>
          Done
        </Button>
      </div>
    );
  }

  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <Field
        ref={emailRef}
        label="Work e-mail"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles.choices}>
        <SelectField
          label="Plan"
          value={plan}
          options={plans.map(({name}) => ({value: name, label: name}))}
          onChange={setPlan}
        />
        <SelectField
          label="Billing"
          value={billingCycle}
          options={cycles}
          onChange={setBillingCycle}
        />
      </div>
      {result?.outcome === 'failed' && (
        <p role="alert" className={styles.error}>
          Not sent. {result.reason} What you typed is still here.
        </p>
      )}
      <Button type="submit" variant="primary" size="large" disabled={email.trim() === '' || isBusy}>
        Reserve My Spot
      </Button>
    </form>
  );
}
