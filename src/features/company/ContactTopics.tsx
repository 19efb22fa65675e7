import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {contactTopics} from '@site/src/data/contact';
import {mailto} from './mailto';
import {Row, Rows} from './Rows';

/** One line per address; several topics share the first one. */
const rows = contactTopics.filter(
  ({address}, at) => contactTopics.findIndex((topic) => topic.address === address) === at,
);

/** The addresses themselves, for those who prefer their own mail program. */
export function ContactTopics(): ReactNode {
  return (
    <Rows>
      {rows.map(({id, title, text, address}) => (
        <Row
          key={id}
          title={title}
          action={<Link to={mailto({address, subject: title})}>{address}</Link>}>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}
