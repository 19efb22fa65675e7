import type {ReactNode} from 'react';

import {levelNames} from '@site/src/data/status/levels';
import type {Incident, IncidentPhase, StatusRecord} from '@site/src/data/status/types';
import {formatMoment} from '../formatTimes';
import {EventAnchor} from './EventAnchor';
import styles from './Events.module.css';

const phaseNames = {
  investigating: 'Investigating',
  identified: 'Cause identified',
  monitoring: 'Mended, being watched',
  resolved: 'Resolved',
} satisfies Record<IncidentPhase, string>;

export interface IncidentsProps extends Pick<StatusRecord, 'components'> {
  /** In the order in which they are shown. */
  readonly incidents: readonly Incident[];
}

/** Incidents, each with what was said when, the latest word first. */
export function Incidents({incidents, components}: IncidentsProps): ReactNode {
  return incidents.map((incident) => (
    <article key={incident.id} className={styles.event}>
      <EventAnchor id={incident.id} title={incident.title} />
      <p className={styles.affected}>{affectedBy(incident, components)}</p>
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

function affectedBy({affects}: Incident, components: StatusRecord['components']): string {
  return components
    .flatMap(({id, name}) => {
      const level = affects[id];
      return level ? [`${name}: ${levelNames[level].toLowerCase()}`] : [];
    })
    .join('. ');
}
