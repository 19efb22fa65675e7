import type {ReactNode} from 'react';

import type {StatusRecord} from '@site/src/data/status/types';
import {formatMoment} from '../formatTimes';
import {EventAnchor} from './EventAnchor';
import styles from './Events.module.css';

/** Maintenance that has not ended yet, the next first. */
export function PlannedWork({record}: {readonly record: StatusRecord}): ReactNode {
  const nowMs = Date.parse(record.writtenAt);
  const works = record.maintenance
    .filter(({endsAt}) => Date.parse(endsAt) > nowMs)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  if (works.length === 0) return <p className={styles.none}>Nothing is planned.</p>;
  return works.map(({id, title, components, startsAt, endsAt, text}) => (
    <article key={id} className={styles.event}>
      <EventAnchor id={id} title={title} />
      <p className={styles.affected}>
        {record.components
          .filter((component) => components.includes(component.id))
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
