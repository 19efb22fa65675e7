import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Demo} from './Demo';

/** The home page's demo section. */
export function DemoSection(): ReactNode {
  return (
    <Section
      id="demo"
      takesFocus
      eyebrow="Interactive demo"
      title="See it work in an industry you know."
      lead="No sign-up needed. The people and companies are fictional.">
      <Demo />
    </Section>
  );
}
