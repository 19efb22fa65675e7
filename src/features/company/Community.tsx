import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {communityEvents, communityGroups, type EventRule} from '@site/src/data/community';
import {pageMarks} from '@site/src/lib/pageMarks';
import {mailto} from '@site/src/lib/mailto';
import {Row, Rows} from './Rows';
import styles from './Rows.module.css';
import {useNextStart} from './useNextStart';

/** The groups with their size and a link to join. */
export function CommunityGroups(): ReactNode {
  return (
    <Rows>
      {communityGroups.map(({name, members, text, href}, index) => (
        <Row
          key={name}
          title={name}
          figure={`${members} members`}
          isActionBeside
          action={
            <Button variant={index === 0 ? 'primary' : 'secondary'} to={href}>
              Join {name}
            </Button>
          }>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
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
          figure={when}
          mark={<DayMark rule={rule} />}
          action={
            <>
              <Button to={mailto({address: brand.mail.support, subject: `Register: ${name}`})}>
                Register by email
              </Button>
              <Button variant="quiet" to={`/community/${id}.ics`} download>
                Add to calendar
              </Button>
            </>
          }>
          <p>{text}</p>
          <p>
            <NextTime rule={rule} />
          </p>
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
      tone="sunken"
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

function NextTime({rule}: {readonly rule: EventRule}): ReactNode {
  const start = useNextStart(rule);
  if (!start) return null;
  return (
    <span {...pageMarks.visitorsTime}>
      Next one, in your time:{' '}
      <Text as="time" tone="ink" weight="semibold" dateTime={start.toISOString()}>
        {start.toLocaleString('en-US', {
          hourCycle: 'h23',
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          hour: '2-digit',
          minute: '2-digit',
          timeZoneName: 'short',
        })}
      </Text>
    </span>
  );
}
