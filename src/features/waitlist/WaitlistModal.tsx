import {useEffect, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {campaign} from '@site/src/data/campaign';
import type {Form} from '@site/src/lib/forms/useForm';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import {formatPrice, planNamed, priceNotes} from '@site/src/data/plans';
import {EntryDone} from './EntryDone';
import {EntryForm} from './EntryForm';
import {audienceLines} from './entryTexts';
import styles from './WaitlistModal.module.css';

export interface WaitlistModalProps {
  readonly isOpen: boolean;
  readonly request: WaitlistRequest;
  readonly form: Form<'email'>;
  /** Done, Maybe Later, the cross, Escape and the backdrop. */
  readonly onClose: () => void;
}

/** The waitlist's modal: what is reserved, the address, and what became of it. */
export function WaitlistModal({isOpen, request, form, onClose}: WaitlistModalProps): ReactNode {
  const {state, focus} = form;
  // After the dialog's own effect, which opens it and gives the focus to its cross.
  useEffect(() => {
    if (isOpen) focus('email');
  }, [isOpen, focus]);

  const {plan, audience} = request;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={state.status === 'done' ? 'Your spot is noted.' : `Reserve your spot on ${plan}`}>
      <div className={styles.body}>
        <RequestSummary request={request} />
        {state.status === 'done' ? (
          <EntryDone request={request} form={state} onDone={onClose} />
        ) : (
          <>
            {audience && <p className={styles.audience}>{audienceLines[audience]}</p>}
            <EntryForm
              request={request}
              form={form}
              otherAction={
                <Button size="large" variant="quiet" onClick={onClose}>
                  Maybe Later
                </Button>
              }>
              <p className={styles.terms}>
                The first {campaign.foundingMembers.toLocaleString('en-US')} founding members keep
                the founder price for life. Applications are reviewed within {campaign.reviewHours}{' '}
                hours.
              </p>
            </EntryForm>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The plan asked for and what it costs, by the chosen billing. */
function RequestSummary({request}: {readonly request: WaitlistRequest}): ReactNode {
  const plan = planNamed(request.plan);
  return (
    <div className={styles.summary}>
      <p className={styles.price}>
        <span className={styles.amount}>{formatPrice(plan.price[request.billingCycle])}</span> a
        month
      </p>
      <ul className={styles.notes} aria-label="Billing">
        {priceNotes(plan, request.billingCycle).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
