import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {statusFeeds} from '@site/src/data/status/feeds';

/** How the figures come about, and what to do when they don't match what a visitor sees. */
export function HowToRead(): ReactNode {
  return (
    <Callout title="How to read this page">
      <p>
        This page does not pretend to be live: the team writes these figures by hand, and nothing is
        measured while you look. If you see something else, write to{' '}
        <Link to={`mailto:${brand.mail.support}`}>{brand.mail.support}</Link>.
      </p>
    </Callout>
  );
}

/** The same record for feed readers and scripts. */
export function Feeds(): ReactNode {
  return (
    <Cluster as="ul" gap={6} rowGap={2} align="stretch">
      {statusFeeds.map(({label, href}) => (
        <li key={href}>
          <Text as={Link} to={`pathname://${href}`} target="_self" tap="full">
            {label}
          </Text>
        </li>
      ))}
    </Cluster>
  );
}
