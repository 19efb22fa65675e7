import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {ClosingHub} from '@site/src/components/PageTemplate/ClosingArt';
import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {integrationCategories} from '@site/src/data/integrations';
import {pageHead} from '@site/src/data/pageHeads';
import {HubArt} from '@site/src/features/integrations/HubArt';
import {IntegrationFinder} from '@site/src/features/integrations/IntegrationFinder';
import {TrademarkNote} from '@site/src/features/integrations/TrademarkNote';

const tools = integrationCategories.flatMap((category) => category.tools);

export default function IntegrationsPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('integrations')}
      art={<HubArt />}
      isArtWide
      subtitle="Connect a tool in Settings, then Integrations."
      actions={
        <Button variant="primary" size="large" to="/demo">
          Open the demo
        </Button>
      }
      description={`See what each of ${tools.length} integrations reads, writes, and needs, and which plans include it.`}
      callToAction={{
        title: 'Try it before you connect anything.',
        text: 'The demo runs on sample leads. No account needed.',
        label: 'Open the demo',
        to: '/demo',
        art: ClosingHub,
      }}>
      <IntegrationFinder />
      <Section isTight>
        <TrademarkNote />
      </Section>
    </PageTemplate>
  );
}
