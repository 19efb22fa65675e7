import type {ReactNode} from 'react';

import type {Maintenance, StatusRecord} from '@site/src/data/status/types';
import {formatMoment} from '../formatTimes';
import {EventAnchor} from './EventAnchor';
import styles from './Events.module.css';

export interface PlannedWorkProps extends Pick<StatusRecord, 'components'> {
  /** In the order in which it is shown. */
  readonly works: readonly Maintenance[];
}

/** Announced maintenance: what, of which components, from when to when. */
export function PlannedWork({works, components}: PlannedWorkProps): ReactNode {
  return works.map(({id, title, components: affected, startsAt, endsAt, text}) => (
    <article key={id} className={styles.event}>
      <EventAnchor id={id} title={title} />
      <p className={styles.affected}>
        {components
          .filter((component) => affected.includes(component.id))
          .map(({name}) => name)
          .join(', ')}
      </p>
      <p>
        <time dateTime={startsAt}>{formatMoment(startsAt)}</time> to{' '}
        <time dateTime={endsAt}>{formatMoment(endsAt)}</time>. {text}
      </p>
    </article>
  ));
}
