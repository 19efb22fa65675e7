import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Demo} from './Demo';

/** The demo on the home page. */
export function DemoSection(): ReactNode {
  return (
    <Section
      id="demo"
      takesFocus
      eyebrow="Interactive demo"
      title="Try it on an industry you know."
      lead="Pick one, choose a lead, read the five emails. No account, no form; the people and companies are invented.">
      <Demo />
    </Section>
  );
}
