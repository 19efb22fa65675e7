import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import {communityEvents, type EventRule} from '@site/src/data/community';
import {pageMarks} from '@site/src/lib/pageMarks';
import {mailto} from './mailto';
import {Row, Rows} from './Rows';
import {useNextStart} from './useNextStart';

/** The two monthly events with their time where the visitor is; a seat is taken by mail. */
export function CommunityEvents(): ReactNode {
  return (
    <Rows>
      {communityEvents.map(({id, name, when, rule, text, action}) => (
        <Row
          key={name}
          title={name}
          figure={when}
          action={
            <>
              <Button to={mailto({address: brand.mail.support, subject: `${action}: ${name}`})}>
                {action} by email
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

/** When it is next, in the visitor's own time zone, which is named. */
function NextTime({rule}: {readonly rule: EventRule}): ReactNode {
  const start = useNextStart(rule);
  if (!start) return null;
  return (
    <span {...pageMarks.visitorsTime}>
      Next for you:{' '}
      <time dateTime={start.toISOString()}>
        {start.toLocaleString('en-GB', {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          hour: '2-digit',
          minute: '2-digit',
          timeZoneName: 'short',
        })}
      </time>
    </span>
  );
}
