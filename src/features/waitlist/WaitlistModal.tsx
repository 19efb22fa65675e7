import {useEffect, useRef, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {campaign} from '@site/src/data/campaign';
import {EntryDone} from './EntryDone';
import {EntryForm} from './EntryForm';
import {audienceLines} from './entryTexts';
import {RequestSummary} from './RequestSummary';
import type {WaitlistState} from './waitlistMachine';
import styles from './WaitlistModal.module.css';

export interface WaitlistModalProps {
  readonly state: WaitlistState;
  readonly onType: (email: string) => void;
  readonly onSend: () => void;
  /** Done, Maybe Later, the cross, Escape and the backdrop. */
  readonly onClose: () => void;
}

/** The waitlist's modal: what is reserved, the address, and what became of it. */
export function WaitlistModal({state, onType, onSend, onClose}: WaitlistModalProps): ReactNode {
  const {isOpen, entry} = state;
  const emailRef = useRef<HTMLInputElement>(null);
  // After the dialog's own effect, which opens it and gives the focus to its cross.
  useEffect(() => {
    if (isOpen) emailRef.current?.focus();
  }, [isOpen]);

  const {plan, audience} = entry.request;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={entry.status === 'success' ? 'Your spot is noted.' : `Reserve your spot on ${plan}`}>
      <div className={styles.body}>
        <RequestSummary request={entry.request} />
        {entry.status === 'success' ? (
          <EntryDone entry={entry} onDone={onClose} />
        ) : (
          <>
            {audience && <p className={styles.audience}>{audienceLines[audience]}</p>}
            <EntryForm
              entry={entry}
              emailRef={emailRef}
              onType={onType}
              onSend={onSend}
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
