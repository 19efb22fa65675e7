import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import {communityEvents} from '@site/src/data/community';
import {mailto} from './mailto';
import {NextTime} from './NextTime';
import {Row, Rows} from './Rows';

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
