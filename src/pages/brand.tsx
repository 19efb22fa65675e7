import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Chip} from '@site/src/components/Chip/Chip';
import {Fold} from '@site/src/components/Fold/Fold';
import {Section} from '@site/src/components/Section/Section';
import {Cluster} from '@site/src/components/Stack/Stack';
import {brand} from '@site/src/data/brand';
import {pageHead} from '@site/src/data/pageHeads';
import {Blocks} from '@site/src/features/brand-page/Blocks';
import {ClearSpaceArt} from '@site/src/features/brand-page/ClearSpaceArt';
import {BrandColors, ColorTable, TypeScale} from '@site/src/features/brand-page/Tokens';
import {LogoVariants} from '@site/src/features/brand-page/LogoVariants';
import {Words} from '@site/src/features/brand-page/Words';

const sections = [
  {id: 'logo', title: 'Logo'},
  {id: 'words', title: 'Words'},
  {id: 'color', title: 'Color'},
  {id: 'type', title: 'Type'},
  {id: 'blocks', title: 'Building blocks'},
];

export default function BrandPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('brand')}
      question="Where can I download your logo, press kit, media kit, or brand assets?"
      art={<ClearSpaceArt />}
      actions={
        <Cluster as="nav" gap={2} aria-label="On this page">
          {sections.map(({id, title}) => (
            <Chip key={id} to={`#${id}`}>
              {title}
            </Chip>
          ))}
        </Cluster>
      }
      subtitle={`Use anything here. Write “${brand.name}” with one capital letter, and please don’t redraw, recolor, or crowd the logo.`}
      description={`Download every variant of the ${brand.name} logo, copy a description of the company, and see the colors, the type scale, and the building blocks.`}>
      <Section
        id="logo"
        title="Logo"
        lead="Leave clear space of half the mark’s height around it. Minimum height: 16 pixels."
        isTight>
        <LogoVariants />
      </Section>
      <Section id="words" title="Words" isTight>
        <Words />
      </Section>
      <Section
        id="color"
        title="Color"
        lead="Paper and ink, one ember accent, and a heat scale. Each for the light and the dark theme."
        isTight>
        <BrandColors />
        <Fold summary="Every pair of colors, with its contrast" isAtEveryWidth isFramed>
          <ColorTable />
        </Fold>
      </Section>
      <Section
        id="type"
        title="Type"
        lead="Headlines in Bricolage Grotesque. Text in Hanken Grotesk."
        isTight>
        <TypeScale />
      </Section>
      <Section id="blocks" title="Building blocks" isTight>
        <Fold summary="Show the site’s components" isFramed>
          <Blocks />
        </Fold>
      </Section>
    </PageTemplate>
  );
}
