import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {IntegrationFinder} from '@site/src/features/integrations/IntegrationFinder';
import {TrademarkNote} from '@site/src/features/integrations/TrademarkNote';

export default function IntegrationsPage(): ReactNode {
  return (
    <PageTemplate
      badge="Integrations"
      title="Integrations with the tools you keep."
      subtitle="36 tools in six categories. An Owner or Admin connects one under Settings, then Integrations."
      description="36 integrations in six categories: CRM, email, communication, analytics, productivity and social media, with what flows which way and what each one needs."
      socialCard="/social/product.png"
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
