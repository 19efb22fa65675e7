import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Grid} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {Text} from '@site/src/components/Text/Text';
import {contactTopics} from '@site/src/data/contact';
import {limits} from '@site/src/data/limits';
import {showsUrl} from '@site/src/lib/pageMarks';
import {mailto} from '@site/src/lib/mailto';
import {ContactForm} from './ContactForm';
import {Row, Rows} from './Rows';

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
        <Text as="h2" size="heading" marginBottom={4}>
          What to include
        </Text>
        <Terms
          items={[
            ['Every time', 'What you tried to do, what happened, and when, with your time zone.'],
            [
              'Account',
              'Its email address. Write from it, or from another address at your company’s domain.',
            ],
            [
              'Bounce',
              <>
                The full{' '}
                <Link to="/help/article/troubleshoot-bounces#read-a-bounce-message">
                  delivery report
                </Link>
                .
              </>,
            ],
            [
              'DNS records',
              <>
                The sending domain. Verification usually takes{' '}
                <Text as="span" isOneLine>
                  {limits.domainVerificationHours} hours
                </Text>
                , so <Link to="/help/article/verify-your-domain">check the records</Link> first.
              </>,
            ],
            ['Billing', 'The invoice number, never a card number.'],
            ['A call', 'Your phone number, two times that suit you, and your time zone.'],
            [
              'API',
              <>
                The request, time in UTC, status code, and response, never the{' '}
                <Link to="/api/authentication">API key</Link>.
              </>,
            ],
          ]}
          columns={['7rem', 1]}
          collapse="never"
          columnGap={4}
          gap={3}
          isDivided
          isFramed
        />
        <Text size="small" tone="muted" marginTop={4}>
          Business hours: {limits.businessHours}
        </Text>
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
          isActionBeside
          action={
            <Text as={Link} to={mailto({address, subject: title})} tap="compact">
              {address}
            </Text>
          }>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}
