import {ChevronDown, ChevronUp} from 'lucide-react';
import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {rawBodyField} from '../console/body';
import type {ConsoleState} from '../console/consoleMachine';
import styles from './Console.module.css';
import {ResponseView} from './ResponseView';
import {statusMessage} from './responseText';

export interface DockProps {
  readonly state: ConsoleState;
  /** The ids of the invalid fields. */
  readonly invalid: readonly string[];
  readonly onFocus: (id: string) => void;
}

/** The button that sends the request, its outcome, and the response. Stays in view while the form scrolls. */
export function Dock({state, invalid, onFocus}: DockProps): ReactNode {
  const {operation} = state;
  const isWaiting = state.step === 'waiting';
  const call = isWaiting ? null : state.call;
  const [hidden, setHidden] = useState<number | null>(null);
  const isHidden = call !== null && hidden === call.number;
  const {text, isError} = statusMessage(state, invalid.length > 0);
  const labels = new Map(operation.fields.map(({id, label}) => [id, label]));

  return (
    <div className={styles.dock}>
      <Cluster gap={3} align="start" isOneLine>
        <Text as="div" role="status" size="small" grow={0} className={styles.status}>
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
        {call && (
          <IconButton
            icon={isHidden ? ChevronUp : ChevronDown}
            label={isHidden ? 'Show response' : 'Hide response'}
            className={styles.fold}
            onClick={() => setHidden(isHidden ? null : call.number)}
          />
        )}
      </Cluster>
      {call && !isHidden && <ResponseView call={call} />}
      {!call && !isWaiting && (
        <Panel tone="sunken" padding={[2, 3]} marginBottom={3}>
          <Text size="small">
            <b>Your response</b> appears here.
          </Text>
        </Panel>
      )}
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
            {/Mac|iPhone|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl'} ↵
          </kbd>
        </Button>
      </div>
    </div>
  );
}
