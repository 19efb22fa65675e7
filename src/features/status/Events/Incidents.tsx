import type {ReactNode} from 'react';

import {levelNames} from '@site/src/data/status/levels';
import type {Incident, IncidentPhase, StatusRecord} from '@site/src/data/status/types';
import {resolvedAt} from '@site/src/lib/status/history';
import {formatMoment} from '../formatTimes';
import {EventAnchor} from './EventAnchor';
import styles from './Events.module.css';

const phaseNames = {
  investigating: 'Investigating',
  identified: 'Cause identified',
  monitoring: 'Mended, being watched',
  resolved: 'Resolved',
} satisfies Record<IncidentPhase, string>;

export interface IncidentsProps {
  readonly record: StatusRecord;
  /** Those that last, or those that are over. */
  readonly which: 'open' | 'past';
  /** What stands here when there are none. */
  readonly none: string;
}

/** Incidents, the latest first, each with what was said when. */
export function Incidents({record, which, none}: IncidentsProps): ReactNode {
  const incidents = record.incidents
    .filter((incident) => (resolvedAt(incident) === null) === (which === 'open'))
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
  if (incidents.length === 0) return <p className={styles.none}>{none}</p>;
  return incidents.map((incident) => (
    <article key={incident.id} className={styles.event}>
      <EventAnchor id={incident.id} title={incident.title} />
      <p className={styles.affected}>{affectedBy(incident, record)}</p>
      <ol className={styles.updates} reversed>
        {[...incident.updates].reverse().map(({phase, at, text}) => (
          <li key={at} className={styles.update}>
            <span className={styles.phase}>{phaseNames[phase]}</span>
            <span>{text}</span>
            <time dateTime={at} className={styles.time}>
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </article>
  ));
}

function affectedBy({affects}: Incident, {components}: StatusRecord): string {
  return components
    .flatMap(({id, name}) => {
      const level = affects[id];
      return level ? [`${name}: ${levelNames[level].toLowerCase()}`] : [];
    })
    .join('. ');
}
