import {useEffect, useReducer, useRef, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import {useFormWith} from '@site/src/lib/forms/useForm';
import {entryOptions, noticeText, type Entry} from './entry';
import {useHistoryEntry} from './useHistoryEntry';
import styles from './Waitlist.module.css';
import {initialWaitlist, unseenResponse, waitlistReducer} from './waitlistMachine';
import {WaitlistModal} from './WaitlistModal';

/**
 * The waitlist's modal, and the notice of a response that came after the modal was closed.
 *
 * @param request opens the modal whenever it changes.
 */
export default function Waitlist({request}: {readonly request: WaitlistRequest | null}): ReactNode {
  const [state, dispatch] = useReducer(waitlistReducer, initialWaitlist);
  useHistoryEntry(state, dispatch);
  const form = useFormWith(entryOptions, state.entry.form, dispatch);
  useEffect(() => {
    if (request) dispatch({type: 'open', request});
  }, [request]);

  return (
    <>
      <WaitlistModal
        isOpen={state.isOpen}
        request={state.entry.request}
        form={form}
        onClose={() => dispatch({type: 'close'})}
      />
      <WaitlistNotice
        entry={unseenResponse(state)}
        onReopen={() => dispatch({type: 'reopen'})}
        onDismiss={() => dispatch({type: 'close'})}
      />
    </>
  );
}

interface WaitlistNoticeProps {
  /** The entry whose response came after the modal was closed, or null. */
  readonly entry: Entry | null;
  readonly onReopen: () => void;
  readonly onDismiss: () => void;
}

/** Announces a response that came after the modal was closed. Without an endpoint the response is immediate. */
function WaitlistNotice({entry, onReopen, onDismiss}: WaitlistNoticeProps): ReactNode {
  const noteRef = useRef<HTMLParagraphElement>(null);
  return (
    <Stack
      as={Panel}
      gap={3}
      shadow="float"
      className={styles.notice}
      data-empty={entry === null || undefined}>
      <p ref={noteRef} role="status" tabIndex={-1}>
        {noticeText(entry)}
      </p>
      {entry && (
        <Cluster gap={2} isOneLine>
          {entry.form.status === 'editing' && <Button onClick={onReopen}>Try again</Button>}
          <Button
            variant="quiet"
            onClick={() => {
              // The button removes itself.
              noteRef.current?.focus({preventScroll: true});
              onDismiss();
            }}>
            Close
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
