import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import {brand} from '@site/src/data/brand';
import {statusWrittenOn} from '@site/src/data/status';

const writtenOn = new Date(`${statusWrittenOn}T00:00:00Z`).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** When the figures were written, what they are not, and what to do when something else is seen. */
export function HowToRead(): ReactNode {
  return (
    <Callout title="How to read this page">
      <p>
        Last written on <time dateTime={statusWrittenOn}>{writtenOn}</time>. This page does not
        pretend to be live: the team writes these figures by hand, and nothing is measured while you
        look. If you see something else, write to{' '}
        <Link to={`mailto:${brand.mail.support}`}>{brand.mail.support}</Link>.
      </p>
    </Callout>
  );
}
