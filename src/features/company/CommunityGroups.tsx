import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {communityGroups} from '@site/src/data/community';
import {Row, Rows} from './Rows';

/** The groups with their size, and the way in. */
export function CommunityGroups(): ReactNode {
  return (
    <Rows>
      {communityGroups.map(({name, members, text, href}) => (
        <Row
          key={name}
          title={name}
          figure={`${members} members`}
          action={<Button to={href}>Join {name}</Button>}>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}
