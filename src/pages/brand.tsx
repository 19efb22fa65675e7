import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {brand} from '@site/src/data/brand';
import {pageHead} from '@site/src/data/pageHeads';
import {Blocks} from '@site/src/features/brand-page/Blocks';
import {ColorTable} from '@site/src/features/brand-page/ColorTable';
import {LogoVariants} from '@site/src/features/brand-page/LogoVariants';
import {TypeScale} from '@site/src/features/brand-page/TypeScale';
import {Words} from '@site/src/features/brand-page/Words';

export default function BrandPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('brand')}
      subtitle={`Write the name “${brand.name}”, with one capital letter. Everything below may be used to write about us; please do not redraw, recolour or crowd the logo.`}
      description={`The ${brand.name} logo in all its variants to download, colours with their contrast figures, the type scale, and the building blocks.`}>
      <Section
        id="logo"
        title="Logo"
        lead="Keep a clear space of half the mark's height around it. Not smaller than 16 pixels high."
        isTight>
        <LogoVariants />
      </Section>
      <Section
        id="words"
        title="Words"
        lead="What may be written about us as it stands, and how we write."
        isTight>
        <Words />
      </Section>
      <Section
        id="colour"
        title="Colour"
        lead="Paper and ink, one ember accent, and the heat scale, which always means heat."
        isTight>
        <ColorTable />
      </Section>
      <Section
        id="type"
        title="Type"
        lead="Headlines in Bricolage Grotesque, tight and left-aligned. Text in the reader's own system face."
        isTight>
        <TypeScale />
      </Section>
      <Section id="blocks" title="Building blocks" lead="What every page is made of, live." isTight>
        <Blocks />
      </Section>
    </PageTemplate>
  );
}
