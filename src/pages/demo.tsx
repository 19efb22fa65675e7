import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {planNamed} from '@site/src/data/plans';
import {AddressedDemo} from '@site/src/features/demo/AddressedDemo';
import {WarmingArt} from '@site/src/features/demo/WarmingArt';

export default function DemoPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('demo')}
      question="Can I see a demo, or book a demo call with your team?"
      isCompact
      art={<WarmingArt />}
      subtitle="Every step has its own link, so you can share exactly what you see. The people, companies, and results are fictional."
      description="Try it without an account: pick one of six industries, choose a lead, read the five emails written for that lead, and see what comes back."
      callToAction={{
        title: 'Now with your own leads.',
        text: (
          <>
            Free includes {planNamed('Free').leads}. Hot lead alerts come with Pro and up. If you’d
            rather talk first, <Link to="/contact?topic=sales">ask for a call</Link>.
          </>
        ),
        label: 'See the plans',
        to: '/pricing',
      }}>
      <Section id="stage" isTight>
        <h2 className="visuallyHidden">Follow one lead</h2>
        <AddressedDemo />
      </Section>
    </PageTemplate>
  );
}
