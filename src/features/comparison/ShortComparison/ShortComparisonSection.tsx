import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {vendors} from '@site/src/data/vendors';
import {ShortComparison} from './ShortComparison';
import {Sources} from './Sources';

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
