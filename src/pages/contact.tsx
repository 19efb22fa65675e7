import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {replyHours} from '@site/src/data/contact';
import {ContactForm} from '@site/src/features/company/ContactForm/ContactForm';
import {ContactTopics} from '@site/src/features/company/ContactTopics';
import {WhatToInclude} from '@site/src/features/company/WhatToInclude';

const supportStats = [
  {value: `${replyHours} h`, label: 'to a reply in business hours'},
  {value: '24/7', label: 'phone support on Enterprise'},
] as const;

export default function ContactPage(): ReactNode {
  return (
    <PageTemplate
      badge="Contact"
      title="Write to a person."
      subtitle={`Say what it is about and the right people read it. In business hours you get a reply within ${replyHours} hours.`}
      description="A form and the email addresses for support, billing, sales, partners, privacy, security and press, how fast you get a reply, and what to include."
      socialCard="/social/company.png">
      <Section id="message" title="Your message." isTight>
        <ContactForm />
      </Section>
      <Section isTight>
        <StatRow stats={supportStats} />
      </Section>
      <Section
        id="include"
        title="What to put in."
        lead="With these details the first answer can be the last."
        isTight>
        <WhatToInclude />
      </Section>
      <Section
        id="topics"
        title="The addresses."
        lead="For your own mail program, and for when you need no form."
        isTight>
        <ContactTopics />
      </Section>
    </PageTemplate>
  );
}
