import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {brand} from '@site/src/data/brand';
import {contactTopics} from '@site/src/data/contact';
import {contactSubject} from './contactSubject';
import {mailto} from './mailto';
import {Row, Rows} from './Rows';

/** The mail address for each topic. A reader who comes from an article finds it named in the mail's subject. */
export function ContactTopics(): ReactNode {
  const {search} = useLocation();
  // The server knows no query, and the first render must be the server's.
  const query = useIsBrowser() ? search : '';
  return (
    <Rows>
      {contactTopics.map(({title, text, address, subject}) => (
        <Row
          key={title}
          title={title}
          action={
            <Link
              to={mailto(
                address,
                address === brand.mail.support ? contactSubject(query, subject) : subject,
              )}>
              {address}
            </Link>
          }>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}
