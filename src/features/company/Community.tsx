import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {DotMap, rowsOf} from '@site/src/components/SpotsMap/SpotsMap';
import {Cluster, Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {
  communityEvents,
  communityGroups,
  membersText,
  type EventRule,
} from '@site/src/data/community';
import {pageMarks} from '@site/src/lib/pageMarks';
import {mailto} from '@site/src/lib/mailto';
import {Row, Rows} from './Rows';
import styles from './Rows.module.css';
import {useNextStart} from './useNextStart';

/** The groups with their size and a link to join. */
export function CommunityGroups(): ReactNode {
  return (
    <Grid as="ul" columns={[1, 1, 1]} collapse="phone" gap={5}>
      {communityGroups.map((group) => (
        <Panel as="li" key={group.name} shadow="card" padding={6}>
          <Grid columns={[1]} phone={[1, 'auto']} gap={3} className={styles.group}>
            <Text as="h3" size="heading">
              {group.name}
            </Text>
            <Cluster as="p" gap={2} rowGap={0} align="baseline">
              <Text as="strong" size="figure" leading={1.1} isHead isFigures>
                {membersText(group)}
              </Text>{' '}
              <Text as="span" tone="muted">
                members
              </Text>
            </Cluster>
            <MembersMap members={group.members} />
            <Text tone="muted">{group.text}</Text>
            <Button to={group.href}>Join {group.name}</Button>
          </Grid>
        </Panel>
      ))}
    </Grid>
  );
}

export const MEMBERS_PER_DOT = 100;
const DOTS_PER_ROW = 25;

/** As many as the largest group needs. */
const ROWS = Math.ceil(
  Math.max(...communityGroups.map(({members}) => members)) / MEMBERS_PER_DOT / DOTS_PER_ROW,
);

/** A dot for each hundred members, out of those of the largest group. Decoration: the number is next to it. */
function MembersMap({members}: {readonly members: number}): ReactNode {
  const dots = Math.floor(members / MEMBERS_PER_DOT);
  return (
    <DotMap columns={DOTS_PER_ROW} rows={ROWS}>
      <g strokeWidth="0.62">
        <path d={rowsOf(DOTS_PER_ROW, dots, DOTS_PER_ROW * ROWS)} stroke="var(--line)" />
        <path d={rowsOf(DOTS_PER_ROW, 0, dots)} stroke="var(--accent)" />
      </g>
    </DotMap>
  );
}

/** The monthly events, each with its next date in the visitor's time zone. Visitors sign up by email. */
export function CommunityEvents(): ReactNode {
  return (
    <Rows>
      {communityEvents.map(({id, name, when, rule, text}) => (
        <Row
          key={name}
          title={name}
          note={`${when} (UTC), ${rule.durationMinutes} minutes`}
          mark={<DayMark rule={rule} />}
          action={
            <>
              <Button to={mailto({address: brand.mail.support, subject: `Register: ${name}`})}>
                Register by email<span className="visuallyHidden">: {name}</span>
              </Button>
              <Button variant="quiet" to={`/community/${id}.ics`} download>
                Add to calendar<span className="visuallyHidden">: {name}</span>
              </Button>
            </>
          }>
          <p>
            <NextTime rule={rule} />
          </p>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}

const ORDINALS = {1: '1st', 2: '2nd', 3: '3rd', 4: '4th'} as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/**
 * The next day at a glance, like a calendar's leaf, or the rule until the visitor's time zone is known. Decoration: the
 * text says both in words.
 */
function DayMark({rule}: {readonly rule: EventRule}): ReactNode {
  const start = useNextStart(rule);
  return (
    <Panel
      aria-hidden="true"
      className={styles.day}
      {...pageMarks.notInMarkdown}
      {...pageMarks.visitorsTime}>
      <Text as="strong" size="heading" isHead isBlock>
        {start ? start.getDate() : ORDINALS[rule.week]}
      </Text>
      <Text as="span" size="label" tone="muted">
        {start ? start.toLocaleString('en-US', {month: 'short'}) : WEEKDAYS[rule.weekday]}
      </Text>
    </Panel>
  );
}

/** The next start in the visitor's time zone, or the hour in UTC until that's known. */
function NextTime({rule}: {readonly rule: EventRule}): ReactNode {
  const start = useNextStart(rule);
  return (
    <span {...pageMarks.visitorsTime}>
      {start ? 'In your time: ' : 'Starts at '}
      <Text
        as="time"
        tone="ink"
        weight="semibold"
        dateTime={start?.toISOString() ?? `${rule.hourUtc}:00`}>
        {start
          ? start.toLocaleString('en-US', {
              hourCycle: 'h23',
              weekday: 'long',
              day: 'numeric',
              month: 'long',
              hour: '2-digit',
              minute: '2-digit',
              timeZoneName: 'short',
            })
          : `${rule.hourUtc}:00 UTC`}
      </Text>
    </span>
  );
}
