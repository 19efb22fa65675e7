import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {vendors, type Vendor} from '@site/src/data/vendors';
import {countUnsourced, marksIn} from '../marks';
import {FeatureMark, ShortComparison} from './ShortComparison';

/** The vendors most visitors know; all others are only counted. */
const wellKnown: readonly string[] = ['apollo', 'instantly', 'lemlist', 'hubspot-sales-hub'];

/** The product's eight main features, compared with the other tools. */
export function ShortComparisonSection(): ReactNode {
  return (
    <Section
      id="comparison"
      eyebrow="Side by side"
      title="Eight features in one tool."
      lead="Every tool here has some of them. We couldn’t confirm all eight in full for any other, and our LinkedIn steps are tasks that you complete yourself.">
      <ShortComparison
        vendors={vendors}
        named={vendors.filter(({slug}) => wellKnown.includes(slug))}
      />
      <Sources vendors={vendors} />
    </Section>
  );
}

/** The legend of the marks, their sources, and a link to the prices. */
export function Sources({vendors}: {readonly vendors: readonly Vendor[]}): ReactNode {
  const {recalled, unknown, all} = countUnsourced(vendors);
  return (
    <Stack gap={3}>
      <Cluster as="ul" gap={6} rowGap={2} aria-label="What the marks mean">
        {marksIn(vendors).map((mark) => (
          <Text as="li" key={mark} size="small">
            <FeatureMark mark={mark} isSpelledOut />
          </Text>
        ))}
      </Cluster>
      <Text size="small" tone="muted" isMeasured>
        Most ratings are from the vendors’ own pages. {recalled} of the {all} are based on general
        knowledge and have no cited source, and {unknown} are unknown.
      </Text>
      <p>
        <Text as={Link} to="/#vendors" size="small" tap="compact">
          Compare prices for all {vendors.length + 1}
        </Text>
      </p>
    </Stack>
  );
}
