import {X} from 'lucide-react';
import type {ReactNode, RefObject} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Icon} from '@site/src/components/Icon/Icon';
import {liveActions} from '@site/src/data/liveActivity';
import dockStyles from './Dock.module.css';
import styles from './LiveActivityCard.module.css';
import type {LiveActivityState} from './liveActivityMachine';
import {relativeLabel} from './liveEvents';
import type {Room} from './room';

export interface LiveActivityCardProps extends Pick<
  LiveActivityState,
  'events' | 'joinedThisWeek' | 'spotsRemaining' | 'nowMs'
> {
  /** How much of it the corner has room for, or `flow`: where it stands in the page. */
  readonly place: Room | 'flow';
  readonly close: () => void;
  readonly dockRef?: RefObject<HTMLElement | null>;
  readonly slimRef?: RefObject<HTMLLIElement | null>;
}

/**
 * The latest events above the figures of the week.
 *
 * It is no live region: an announcement every 15 to 45 seconds would talk over whatever is being read. Who wants to
 * know finds it among the landmarks and reads it there, the newest event first.
 */
export function LiveActivityCard({
  events,
  joinedThisWeek,
  spotsRemaining,
  nowMs,
  place,
  close,
  dockRef,
  slimRef,
}: LiveActivityCardProps): ReactNode {
  return (
    <aside ref={dockRef} aria-label="Live activity" className={dockStyles.dock} data-place={place}>
      <ul className={styles.events}>
        {events.map(({id, company, action, timestamp, avatar}, index) => (
          <li key={id} ref={index === 0 ? slimRef : undefined} className={styles.event}>
            <span className={styles.avatar}>
              <Avatar name={avatar} />
            </span>
            <span className={styles.what}>
              <span className={styles.company}>{company}</span> {liveActions[action]}
            </span>{' '}
            <span className={styles.age}>{relativeLabel(nowMs - timestamp)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.figures}>
          <strong>{joinedThisWeek}</strong> joined this week, <strong>{spotsRemaining}</strong>{' '}
          spots left
        </p>
        <p className={styles.sample}>Sample activity, simulated on this page</p>
        <button type="button" className={styles.close} onClick={close}>
          <Icon icon={X} size={16} label="Close live activity" />
        </button>
      </div>
    </aside>
  );
}
