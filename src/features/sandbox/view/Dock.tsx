import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Text} from '@site/src/components/Text/Text';
import {modifierKey} from '@site/src/lib/keys';
import {rawBodyField} from '../console/body';
import type {ConsoleState} from '../console/consoleMachine';
import styles from './Console.module.css';
import {statusMessage} from './responseText';

interface DockProps {
  readonly state: ConsoleState;
  /** The ids of the invalid fields. */
  readonly invalid: readonly string[];
  readonly onFocus: (id: string) => void;
}

/** The button that sends the request, and its outcome. Stays in view while the form scrolls. */
export function Dock({state, invalid, onFocus}: DockProps): ReactNode {
  const {operation} = state;
  const isWaiting = state.step === 'waiting';
  const {text, isError} = statusMessage(state, invalid.length > 0);
  const labels = new Map(operation.fields.map(({id, label}) => [id, label]));

  return (
    <div className={styles.dock}>
      <div>
        <Button
          type="submit"
          variant="primary"
          className={styles.send}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          // Not disabled: that would drop the focus.
          aria-disabled={isWaiting || undefined}>
          Send request
          <kbd className={styles.keys} aria-hidden="true">
            {modifierKey() === 'Meta' ? '⌘' : 'Ctrl'} ↵
          </kbd>
        </Button>
      </div>
      <Text as="div" role="status" size="small" className={styles.status}>
        {text && (
          <Text as="span" weight="semibold" tone={isError ? 'error' : undefined}>
            {text}
          </Text>
        )}
        {invalid.length > 0 && ' Fix: '}
        {invalid.map((id) => (
          <button key={id} type="button" className={styles.fix} onClick={() => onFocus(id)}>
            {labels.get(id) ?? rawBodyField.label}
          </button>
        ))}
      </Text>
    </div>
  );
}
