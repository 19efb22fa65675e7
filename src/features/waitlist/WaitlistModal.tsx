import {useEffect, useEffectEvent, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {campaign} from '@site/src/data/campaign';
import type {Form} from '@site/src/lib/forms/useForm';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import {formatPrice, planNamed, priceNotes} from '@site/src/data/plans';
import {withCommas} from '@site/src/data/written';
import {audienceLines, outcomeTexts} from './entry';
import {EntryDone, EntryForm} from './EntryForm';
import styles from './Waitlist.module.css';

export interface WaitlistModalProps {
  readonly isOpen: boolean;
  readonly request: WaitlistRequest;
  readonly form: Form<'email'>;
  /** Called by Done, Maybe Later, the close button, Escape, and the backdrop. */
  readonly onClose: () => void;
}

/** The waitlist's modal: the plan, the email field, and then the outcome. */
export function WaitlistModal({isOpen, request, form, onClose}: WaitlistModalProps): ReactNode {
  const {state} = form;
  // Runs after the dialog's effect, which opens it and moves the focus to its close button.
  const onOpen = useEffectEvent(() => form.focus('email'));
  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen]);

  const {plan, audience} = request;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        state.status === 'done' ? outcomeTexts[state.outcome].title : `Reserve your spot on ${plan}`
      }>
      <Stack gap={5} className={styles.body}>
        {state.status === 'done' ? (
          <EntryDone request={request} form={state} onDone={onClose} />
        ) : (
          <>
            <RequestSummary request={request} />
            {audience && <p>{audienceLines[audience]}</p>}
            <EntryForm
              request={request}
              form={form}
              otherAction={
                <Button variant="quiet" onClick={onClose}>
                  Maybe Later
                </Button>
              }>
              <Text size="small" tone="muted">
                Our {withCommas(campaign.foundingMembers)} founding members keep the founder price
                for as long as they stay on a founder plan. We review applications within{' '}
                {campaign.reviewHours} hours.
              </Text>
            </EntryForm>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** The plan and its price for the chosen billing cycle. */
function RequestSummary({request}: {readonly request: WaitlistRequest}): ReactNode {
  const plan = planNamed(request.plan);
  return (
    <Cluster gap={6} rowGap={2} paddingBlock={4} isFramed justify="between">
      <Text tone="muted">
        <Text as="span" size="figure" tone="ink" leading={1} isFigures isHead>
          {formatPrice(plan.price[request.billingCycle])}
        </Text>{' '}
        a month
      </Text>
      <Text as="ul" size="small" tone="muted" aria-label="Billing">
        {priceNotes(plan, request.billingCycle).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Text>
    </Cluster>
  );
}
