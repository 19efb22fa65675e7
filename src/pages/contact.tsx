import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {ContactDesk, ContactTopics} from '@site/src/features/company/ContactDesk';
import {ReplyTimes} from '@site/src/features/company/ReplyTimes';

export default function ContactPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('contact')}
      question="How do I talk to a person, speak to someone, schedule a call with sales, or book a demo call? Stop emailing me: how do I unsubscribe or report spam or abuse, who’s sending me this, how did you get my email, and why am I getting emails from you?"
      art={<ReplyTimes />}
      subtitle="Tell us what you need, and we’ll get it to the right team."
      description="Contact support, sales, partners, privacy, security, or press by form or by email. See how fast we reply and what to include.">
      <Section id="message" isTight>
        {/* Heads the form and its result; the page's title says the same to sighted visitors. */}
        <h2 className="visuallyHidden">Send us a message</h2>
        <ContactDesk />
      </Section>
      <Section id="topics" title="Prefer email?" isTight>
        <ContactTopics />
      </Section>
    </PageTemplate>
  );
}
