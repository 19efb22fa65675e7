import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import {brand} from '@site/src/data/brand';

/** How the figures come about, what they are not, and what to do when something else is seen. */
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
