import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {AddressedDemo} from '@site/src/features/demo/AddressedDemo';

export default function DemoPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('demo')}
      subtitle="Every step has its own link, so you can share exactly what you see."
      description="Try it without an account: pick one of six industries, choose a lead, read the five emails written for that lead, and see what comes back.">
      <Section id="stage" title="Follow one lead." isTight>
        <AddressedDemo />
      </Section>
    </PageTemplate>
  );
}
