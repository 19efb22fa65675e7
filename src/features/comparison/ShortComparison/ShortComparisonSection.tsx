import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {vendors, type Vendor} from '@site/src/data/vendors';
import {monthsOf} from '../age';
import {countRecalled, marksIn} from '../marks';
import {FeatureMark, ShortComparison} from './ShortComparison';

/** The ones most visitors have heard of; all eleven are counted. */
const wellKnown: readonly string[] = ['apollo', 'instantly', 'lemlist', 'hubspot-sales-hub'];

/** The product's eight main features against the eleven other tools. */
export function ShortComparisonSection(): ReactNode {
  return (
    <Section
      id="comparison"
      eyebrow="Side by side"
      title="Eight features, and who else has them."
      lead="Most of these tools do most of this, and some do it as well. Having all eight in one place is rarer.">
      <ShortComparison
        vendors={vendors}
        named={vendors.filter(({slug}) => wellKnown.includes(slug))}
      />
      <Sources vendors={vendors} />
    </Section>
  );
}

/** What the marks mean, where they come from, and a link to the prices. */
export function Sources({vendors}: {readonly vendors: readonly Vendor[]}): ReactNode {
  const {recalled, all} = countRecalled(vendors);
  return (
    <Stack gap={3}>
      <Cluster as="ul" gap={6} rowGap={2} aria-label="What the marks mean">
        {marksIn(vendors).map((mark) => (
          <Text as="li" key={mark} size="small">
            <FeatureMark mark={mark} isSpelt />
          </Text>
        ))}
      </Cluster>
      <Text size="small" tone="muted" isMeasured>
        From what the vendors state and from captures of their pages, as of{' '}
        {monthsOf(vendors.map(({asOf}) => asOf))}; {recalled} of the {all} marks are common
        knowledge without a source. Where nothing was found there is a dash, never a cross. Our own
        column is what the <Link to="/features">features page</Link> says.
      </Text>
      <Text size="small">
        <Link to="/#vendors">Compare the prices of all {vendors.length + 1}</Link>
      </Text>
    </Stack>
  );
}
