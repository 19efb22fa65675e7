import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {ContactTopics} from '@site/src/features/company/ContactTopics';
import {WhatToInclude} from '@site/src/features/company/WhatToInclude';

const supportStats = [
  {value: '2 h', label: 'to a reply in business hours'},
  {value: '24/7', label: 'phone support on Enterprise'},
] as const;

export default function ContactPage(): ReactNode {
  return (
    <PageTemplate
      badge="Contact"
      title="Write to a person."
      subtitle="Send an email to the address that fits. In business hours you get a reply within 2 hours."
      description="Email addresses for support, sales, partners, privacy, security and press, how fast you get a reply, and what to include so that one is enough."
      socialCard="/social/company.png">
      <Section isTight>
        <StatRow stats={supportStats} />
      </Section>
      <Section id="topics" title="Where to write." isTight>
        <ContactTopics />
      </Section>
      <Section
        id="include"
        title="What to put in."
        lead="With these details the first answer can be the last."
        isTight>
        <WhatToInclude />
      </Section>
    </PageTemplate>
  );
}
