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
      subtitle={`Say what it is about and the right people read it. In business hours you get a reply within ${limits.replyHours} hours.`}
      description="A form and the email addresses for support, billing, sales, partners, privacy, security and press, how fast you get a reply, and what to include.">
      <Section id="message" title="Your message." isTight>
        <ContactDesk />
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
