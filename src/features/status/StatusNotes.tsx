import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';

/** The way to report a problem, and the basis of the response times. */
export function ReportProblem(): ReactNode {
  return (
    <Callout title="Is something down that isn’t listed?">
      <p>
        Email <Link to={`mailto:${brand.mail.support}`}>{brand.mail.support}</Link>. Response times
        aren’t measured live.
      </p>
    </Callout>
  );
}

/** Written by plugins/status-files. */
const feeds = [
  {label: 'RSS', href: '/status/rss.xml', type: 'application/rss+xml'},
  {label: 'Atom', href: '/status/atom.xml', type: 'application/atom+xml'},
  {label: 'JSON Feed', href: '/status/feed.json', type: 'application/feed+json'},
  {label: 'status.json', href: '/status.json', type: 'application/json'},
] as const;

/** The same record for feed readers and scripts. */
export function Feeds(): ReactNode {
  return (
    <Cluster as="ul" gap={6} rowGap={2} align="stretch">
      <Head>
        {feeds.map(({label, href, type}) => (
          <link key={href} rel="alternate" type={type} href={href} title={`Status, ${label}`} />
        ))}
      </Head>
      {feeds.map(({label, href}) => (
        <li key={href}>
          <Text as={Link} to={`pathname://${href}`} target="_self" tap="full">
            {label}
          </Text>
        </li>
      ))}
    </Cluster>
  );
}
