import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import {communityEvents} from '@site/src/data/community';
import {mailto} from './mailto';
import {Row, Rows} from './Rows';

/** The two monthly events; a seat is taken by mail. */
export function CommunityEvents(): ReactNode {
  return (
    <Rows>
      {communityEvents.map(({name, when, text, action}) => (
        <Row
          key={name}
          title={name}
          figure={when}
          action={
            <Button to={mailto(brand.mail.support, `${action}: ${name}`)}>{action} by email</Button>
          }>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}
