import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {limits} from '@site/src/data/limits';
import {pageHead} from '@site/src/data/pageHeads';
import {ContactDesk, ContactTopics} from '@site/src/features/company/ContactDesk';

export default function ContactPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('contact')}
      subtitle={`Tell us what you need, and we’ll get it to the right team. We reply within ${limits.replyHours} hours in business hours: ${limits.businessHours}.`}
      description="Contact support, billing, sales, partners, privacy, security, or press by form or by email. See how fast we reply and what to include.">
      <Section id="message" title="Send us a message." isTight>
        <ContactDesk />
      </Section>
      <Section id="topics" title="Prefer email?" lead="Write straight to the right team." isTight>
        <ContactTopics />
      </Section>
    </PageTemplate>
  );
}
