import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {levelNames} from '@site/src/data/status/levels';
import type {Incident, IncidentPhase, Maintenance, StatusRecord} from '@site/src/data/status/types';
import {HISTORY_DAYS, resolvedAt} from '@site/src/domain/status/history';
import {moment} from '@site/src/lib/dates';
import styles from './Status.module.css';

const phaseNames = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
} satisfies Record<IncidentPhase, string>;

const latestFirst = (a: Incident, b: Incident) => Date.parse(b.startedAt) - Date.parse(a.startedAt);

/** Open or resolved incidents, latest first. */
function incidentsOf({incidents}: StatusRecord, isOpen: boolean): Incident[] {
  return incidents
    .filter((incident) => (resolvedAt(incident) === null) === isOpen)
    .sort(latestFirst);
}

/** Maintenance that hadn't ended at the last update, next first. */
function plannedWork({maintenance, writtenAt}: StatusRecord): Maintenance[] {
  return maintenance
    .filter(({endsAt}) => Date.parse(endsAt) > Date.parse(writtenAt))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Incidents and maintenance: a section for each kind that has events, and one list of the kinds that don't. */
export function Events({record}: {readonly record: StatusRecord}): ReactNode {
  const {components} = record;
  const [open, past] = [incidentsOf(record, true), incidentsOf(record, false)];
  const works = plannedWork(record);
  const kinds = [
    {
      id: 'incidents',
      title: 'Incidents',
      count: open.length,
      none: 'No open incidents',
      list: <Incidents incidents={open} components={components} />,
    },
    {
      id: 'maintenance',
      title: 'Planned maintenance',
      count: works.length,
      none: 'None planned',
      list: <PlannedWork maintenance={works} components={components} />,
    },
    {
      id: 'history',
      title: 'Past incidents',
      count: past.length,
      none: `None in the last ${HISTORY_DAYS} days`,
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

/** Incidents in the given order, each with its updates, latest first. */
function Incidents({
  incidents,
  components,
}: Pick<StatusRecord, 'incidents' | 'components'>): ReactNode {
  return incidents.map((incident) => (
    <StatusEvent key={incident.id} {...incident} affected={levelsIn(incident, components)}>
      <ol reversed>
        {[...incident.updates].reverse().map(({phase, at, text}) => (
          <Grid
            as="li"
            key={at}
            columns={['12rem', 1, 'auto']}
            gap={6}
            rowGap={1}
            className={styles.update}>
            <Text as="span" weight="semibold">
              {phaseNames[phase]}
            </Text>
            <span>{text}</span>
            <Text as="time" size="small" tone="muted" isFigures dateTime={at}>
              {moment(at)}
            </Text>
          </Grid>
        ))}
      </ol>
    </StatusEvent>
  ));
}

/** `API: major outage. Webhooks: partial outage`. */
function levelsIn({affects}: Incident, components: StatusRecord['components']): string {
  return components
    .flatMap(({id, name}) => {
      const level = affects[id];
      return level ? [`${name}: ${levelNames[level].toLowerCase()}`] : [];
    })
    .join('. ');
}

/** Planned maintenance in the given order. */
function PlannedWork({
  maintenance,
  components,
}: Pick<StatusRecord, 'maintenance' | 'components'>): ReactNode {
  return maintenance.map(({id, title, components: affected, startsAt, endsAt, text}) => (
    <StatusEvent
      key={id}
      id={id}
      title={title}
      affected={components
        .filter((component) => affected.includes(component.id))
        .map(({name}) => name)
        .join(', ')}>
      <p>
        <time dateTime={startsAt}>{moment(startsAt)}</time> to{' '}
        <time dateTime={endsAt}>{moment(endsAt)}</time>. {text}
      </p>
    </StatusEvent>
  ));
}

/** An event below its title, which links to itself; feeds link here. */
function StatusEvent({
  id,
  title,
  affected,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly affected: string;
  readonly children: ReactNode;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <article className={styles.event}>
      <Text as="h3" size="large" id={id}>
        <Text as={Link} to={`#${id}`} tone="ink" className={styles.title}>
          {title}
        </Text>
      </Text>
      <Text tone="muted" marginTop={1} marginBottom={4}>
        {affected}
      </Text>
      {children}
    </article>
  );
}

/** A column for each kind without events. */
function QuietRows({
  rows,
}: {
  readonly rows: readonly {
    /** The section's id when there are events, so that links to it keep working. */
    readonly id: string;
    readonly title: string;
    readonly none: string;
  }[];
}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  rows.forEach(({id}) => collectAnchor(id));
  return (
    <Grid as="dl" columns={rows.map(() => 1)} gap={8} rowGap={0} collapse="phone">
      {rows.map(({id, title, none}) => (
        <Stack key={id} id={id} gap={1} paddingBlock={4} line="above">
          <Text as="dt" size="small" tone="muted">
            {title}
          </Text>
          <Text as="dd" size="heading" isHead leading={1.15}>
            {none}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
