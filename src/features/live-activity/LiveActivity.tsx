import {ChevronDown, ChevronUp, X} from 'lucide-react';
import {useId, useRef, useState, type ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Icon} from '@site/src/components/Icon/Icon';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {liveActions} from '@site/src/data/liveActivity';
import {pageMarks, wakesPage} from '@site/src/lib/pageMarks';
import styles from './LiveActivity.module.css';
import {relativeLabel} from './liveActivityMachine';
import {useGivesWay} from './useGivesWay';
import {useLiveActivity} from './useLiveActivity';

const focus = (element: HTMLElement | null) => element?.focus({preventScroll: true});

/** Late, because nothing on the page depends on the widget. */
const WAKE_AFTER_MS = 12_000;

/**
 * Simulated activity in the lower left corner, until it's closed for the visit. Comes after `<main>`, and isn't a live
 * region: an announcement every 15 to 45 seconds would interrupt screen readers.
 */
export function LiveActivity(): ReactNode {
  const {isClosed, isClosedHere, close, events, nowMs, ...figures} = useLiveActivity();
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const isAway = useGivesWay(ref);
  const panelId = useId();
  const newest = events[0]!;

  // Closed, it finds room again sooner.
  if (isAway && isOpen) setOpen(false);

  if (isClosedHere) {
    return (
      <p ref={focus} tabIndex={-1} className={`visuallyHidden ${styles.closedNote}`}>
        Live activity is closed for this visit.
      </p>
    );
  }
  if (isClosed) return null;
  return (
    <aside
      ref={ref}
      aria-label="Live activity"
      className={styles.widget}
      {...pageMarks.notPrinted}
      {...wakesPage(WAKE_AFTER_MS)}
      data-open={isOpen || undefined}
      data-away={isAway || undefined}>
      <div id={panelId} className={styles.panel}>
        <ul className={styles.events}>
          {events.map(({id, company, action, timestamp, avatar}) => (
            <Cluster as="li" key={id} gap={2} paddingBlock={2} isOneLine className={styles.event}>
              <Avatar name={avatar} />
              <span className={styles.text}>
                <b>{company}</b> {liveActions[action]}
              </span>{' '}
              <Text as="span" tone="muted">
                {relativeLabel(nowMs - timestamp)}
              </Text>
            </Cluster>
          ))}
        </ul>
        <p className={styles.figures}>
          <b>{figures.joinedThisWeek}</b> joined this week, <b>{figures.spotsRemaining}</b> spots
          left{' '}
          <Text as="span" size="label" tone="muted" isBlock>
            Sample activity, simulated on this page
          </Text>
        </p>
      </div>
      <Cluster
        as="button"
        type="button"
        gap={2}
        isOneLine
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}>
        {isOpen ? (
          <b className={styles.text}>Live activity</b>
        ) : (
          <span key={newest.id} className={styles.text}>
            <Text as="span" tone="muted">
              Sample:
            </Text>{' '}
            <b>{newest.company}</b> {liveActions[newest.action]}
          </span>
        )}
        <Icon icon={isOpen ? ChevronDown : ChevronUp} size={16} />
      </Cluster>
      <IconButton
        icon={X}
        size={16}
        label="Close live activity"
        className={styles.close}
        onClick={close}
      />
    </aside>
  );
}
