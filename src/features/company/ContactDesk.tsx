import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {StatRow} from '@site/src/components/StatTile/StatTile';
import {Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {contactTopics, supportStats} from '@site/src/data/contact';
import {limits} from '@site/src/data/limits';
import {ContactForm} from './ContactForm';
import {showsUrl} from '@site/src/lib/pageMarks';
import {mailto} from '@site/src/lib/mailto';
import {Prose, Row, Rows} from './Rows';

/** The form, next to a list of what to include. */
export function ContactDesk(): ReactNode {
  return (
    <Grid
      columns={[1.2, 1]}
      collapse="mobile"
      gap={16}
      rowGap={10}
      align="start"
      {...showsUrl('topic', 'article', 'message')}>
      <ContactForm />
      <div>
        <StatRow stats={supportStats} />
        <Text size="small" tone="muted" marginTop={4}>
          Business hours: {limits.businessHours}
        </Text>
        <Text as="h3" size="heading" marginTop={8} marginBottom={4}>
          What to include
        </Text>
        <Prose>
          <ul>
            <li>What you tried to do, what happened, and when, with your time zone.</li>
            <li>
              The account’s email address. Write from it if you can. We can restore access only if
              you do.
            </li>
            <li>
              For a bounce: the full{' '}
              <Link to="/help/article/troubleshoot-bounces#read-a-bounce-message">
                delivery report
              </Link>
              .
            </li>
            <li>
              For DNS records: the sending domain. Verification usually takes{' '}
              {limits.domainVerificationHours} hours, so{' '}
              <Link to="/help/article/verify-your-domain">check the records</Link> first.
            </li>
            <li>For billing: the invoice number, never a card number.</li>
            <li>
              For the <Link to="/api">API</Link>: the request, time in UTC, status code, and
              response, never the API key.
            </li>
          </ul>
        </Prose>
      </div>
    </Grid>
  );
}

/** The first topic of each email address. */
const topics = contactTopics.filter(
  ({address}, at) => contactTopics.findIndex((topic) => topic.address === address) === at,
);

/** The email addresses, for visitors who prefer their own email app. */
export function ContactTopics(): ReactNode {
  return (
    <Rows>
      {topics.map(({id, title, text, address}) => (
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
