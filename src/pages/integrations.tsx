import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {integrationCategories} from '@site/src/data/integrations';
import {CategoryTools} from '@site/src/features/integrations/CategoryTools';
import {TrademarkNote} from '@site/src/features/integrations/TrademarkNote';

export default function IntegrationsPage(): ReactNode {
  return (
    <PageTemplate
      badge="Integrations"
      title="Integrations with the tools you keep."
      subtitle="36 tools in six categories. An Owner or Admin connects one under Settings, then Integrations."
      description="36 integrations in six categories: CRM, email, communication, analytics, productivity and social media, with what each tool is and its website."
      socialCard="/social/product.png"
      callToAction={{
        title: 'Try it before you connect anything.',
        text: 'The home page works on sample leads and needs no account.',
      }}>
      {integrationCategories.map(({id, name, intro, tools}) => (
        <Section key={id} id={id} title={name} lead={intro} isTight>
          <CategoryTools tools={tools} />
        </Section>
      ))}
      <Section isTight>
        <TrademarkNote />
      </Section>
    </PageTemplate>
  );
}
