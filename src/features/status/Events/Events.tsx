import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import type {StatusRecord, Incident, Maintenance} from '@site/src/data/status/types';
import {resolvedAt} from '@site/src/domain/status/history';
import {Incidents} from './Incidents';
import {QuietRows} from './QuietRows';
import {formatMoment} from '../formatTimes';
import {EventAnchor} from './EventAnchor';
import styles from './Events.module.css';

const latestFirst = (a: Incident, b: Incident) => Date.parse(b.startedAt) - Date.parse(a.startedAt);

/** Incidents that last, the latest first. */
function openIncidents({incidents}: StatusRecord): Incident[] {
  return incidents.filter((incident) => resolvedAt(incident) === null).sort(latestFirst);
}

/** Incidents that are over, the latest first. */
function pastIncidents({incidents}: StatusRecord): Incident[] {
  return incidents.filter((incident) => resolvedAt(incident) !== null).sort(latestFirst);
}

/** Maintenance that had not ended at the moment of writing, the next first. */
function plannedWork({maintenance, writtenAt}: StatusRecord): Maintenance[] {
  return maintenance
    .filter(({endsAt}) => Date.parse(endsAt) > Date.parse(writtenAt))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Incidents and maintenance: a section for each kind of which there are any, and one list of those without. */
export function Events({record}: {readonly record: StatusRecord}): ReactNode {
  const {components} = record;
  const [open, works, past] = [openIncidents(record), plannedWork(record), pastIncidents(record)];
  const kinds = [
    {
      id: 'incidents',
      title: 'Incidents',
      count: open.length,
      none: 'None is open.',
      list: <Incidents incidents={open} components={components} />,
    },
    {
      id: 'maintenance',
      title: 'Planned maintenance',
      count: works.length,
      none: 'Nothing is planned.',
      list: <PlannedWork works={works} components={components} />,
    },
    {
      id: 'history',
      title: 'Past incidents',
      count: past.length,
      none: 'None in the last 90 days.',
      list: <Incidents incidents={past} components={components} />,
    },
  ];
  const quiet = kinds.filter(({count}) => count === 0);
  return (
    <>
      {kinds
        .filter(({count}) => count > 0)
        .map(({id, title, list}) => (
          <Section key={id} id={id} title={title} isTight>
            {list}
          </Section>
        ))}
      {quiet.length > 0 && (
        <Section
          title={quiet.length === kinds.length ? 'Incidents and maintenance' : undefined}
          isTight>
          <QuietRows rows={quiet} />
        </Section>
      )}
    </>
  );
}

interface PlannedWorkProps extends Pick<StatusRecord, 'components'> {
  /** In the order in which it is shown. */
  readonly works: readonly Maintenance[];
}

/** Announced maintenance: what, of which components, from when to when. */
function PlannedWork({works, components}: PlannedWorkProps): ReactNode {
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
