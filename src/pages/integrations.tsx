import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {IntegrationFinder} from '@site/src/features/integrations/IntegrationFinder';
import {TrademarkNote} from '@site/src/features/integrations/TrademarkNote';

export default function IntegrationsPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('integrations')}
      subtitle="36 tools in six categories. An Owner or Admin connects one under Settings, then Integrations."
      description="36 integrations in six categories: CRM, email, communication, analytics, productivity and social media, with what flows which way and what each one needs."
      callToAction={{
        title: 'Try it before you connect anything.',
        text: 'The home page works on sample leads and needs no account.',
      }}>
      <IntegrationFinder />
      <Section isTight>
        <TrademarkNote />
      </Section>
    </PageTemplate>
  );
}
