import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import type {Entry} from './entry';
import {noticeText} from './entryTexts';
import styles from './WaitlistNotice.module.css';

export interface WaitlistNoticeProps {
  /** The entry that was answered after its modal had been closed, or null. */
  readonly entry: Entry | null;
  readonly onReopen: () => void;
  readonly onDismiss: () => void;
}

/** Tells an answer that came too late for the modal. Says nothing with the endpoint off: that answer comes at once. */
export function WaitlistNotice({entry, onReopen, onDismiss}: WaitlistNoticeProps): ReactNode {
  return (
    <div className={styles.notice} data-empty={entry === null || undefined}>
      <p role="status" className={styles.text}>
        {noticeText(entry)}
      </p>
      {entry && (
        <div className={styles.actions}>
          {entry.form.status === 'editing' && <Button onClick={onReopen}>Try again</Button>}
          <Button variant="quiet" onClick={onDismiss}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}
