import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {contactTopics} from '@site/src/data/contact';
import {mailto} from './mailto';
import {Row, Rows} from './Rows';

/** The mail address for each topic. */
export function ContactTopics(): ReactNode {
  return (
    <Rows>
      {contactTopics.map(({title, text, address, subject}) => (
        <Row
          key={title}
          title={title}
          action={<Link to={mailto(address, subject)}>{address}</Link>}>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}
