import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {Section} from '@site/src/components/Section/Section';
import {vendors, type Vendor} from '@site/src/data/vendors';
import {ShortComparison} from './ShortComparison';
import {monthsOf} from '../age';
import {countRecalled, marksIn} from '../marks';
import {FeatureMark} from './FeatureMark';
import styles from './ShortComparison.module.css';

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

/** What the marks mean, where they come from, and where the prices stand. */
export function Sources({vendors}: {readonly vendors: readonly Vendor[]}): ReactNode {
  const {recalled, all} = countRecalled(vendors);
  return (
    <div className={styles.sources}>
      <ul className={styles.legend} aria-label="What the marks mean">
        {marksIn(vendors).map((mark) => (
          <li key={mark}>
            <FeatureMark mark={mark} isSpelt />
          </li>
        ))}
      </ul>
      <p>
        From what the vendors state and from captures of their pages, as of{' '}
        {monthsOf(vendors.map(({asOf}) => asOf))}; {recalled} of the {all} marks are common
        knowledge without a source. Where nothing was found there is a dash, never a cross. Our own
        column is what the <Link to="/features">features page</Link> says.
      </p>
      <p>
        <Link to="/#vendors">Compare the prices of all {vendors.length + 1}</Link>
      </p>
    </div>
  );
}
