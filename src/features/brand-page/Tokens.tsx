import pairs from '@generated/design-tokens/default/tokens.json';
import type {CSSProperties, ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './BrandPage.module.css';

type Pair = (typeof pairs)[number];

/** The colors that make the brand, as tokens. The others serve them. */
const brandColors = [
  '--paper',
  '--ink',
  '--accent',
  '--heat-cold',
  '--heat-warm',
  '--heat-hot',
  '--heat-blaze',
] as const;

/** Returns a token's color in a theme; a ground isn't the color of any pair. */
function colorOf(token: string, theme: 'light' | 'dark'): string | undefined {
  return (
    pairs.find(({name}) => name === token)?.[theme].color ??
    pairs.find(({on}) => on === token)?.[theme].ground
  );
}

/** The brand's colors: on the left for the light theme, on the right for the dark one. */
export function BrandColors(): ReactNode {
  return (
    <Grid as="ul" columns={7} gap={5} rowGap={6} marginBottom={6} className={styles.colors}>
      {brandColors.map((token) => (
        <Stack as="li" key={token} gap={1} align="start">
          <span
            className={styles.color}
            style={
              {
                '--color': colorOf(token, 'light'),
                '--ground': colorOf(token, 'dark'),
              } as CSSProperties
            }
            aria-hidden="true"
          />
          <code>{token}</code>
          <Text as="span" size="label" tone="muted" className={styles.hex}>
            {colorOf(token, 'light')} / {colorOf(token, 'dark')}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

const columns: readonly Column<Pair>[] = [
  {
    key: 'token',
    head: 'Color',
    cell: ({name, on}) => (
      <span>
        <code>{name}</code>
        <Text as="span" size="label" tone="muted" weight="regular" isBlock>
          on {on}
        </Text>
      </span>
    ),
  },
  {key: 'light', head: 'Light', isKept: true, cell: ({light}) => <Sample {...light} />},
  {key: 'dark', head: 'Dark', isKept: true, cell: ({dark}) => <Sample {...dark} />},
  {key: 'use', head: 'Used for', cell: ({use}) => use},
];

/** Every pair of colors on the site with its contrast in both themes, computed at build time. */
export function ColorTable(): ReactNode {
  return (
    <DataTable
      caption="WCAG 2.2 contrast: 7 is AAA and 4.5 is AA for text; 3 is enough for icons and borders"
      columns={columns}
      rows={pairs}
      rowKey={({name, on}) => `${name} ${on}`}
      onPhone="blocks"
    />
  );
}

function Sample({color, ground, ratio, grade}: Pair['light']): ReactNode {
  return (
    <>
      <span
        className={styles.swatch}
        style={{'--color': color, '--ground': ground} as CSSProperties}
        aria-hidden="true">
        <span className={styles.dot} />
      </span>
      <span className={styles.values}>
        <Text as="span" size="label" isBlock className={styles.hex}>
          {color}
        </Text>
        <Text as="span" size="label" tone="muted" isFigures isOneLine className={styles.ratio}>
          {ratio.toFixed(1)} : 1, {grade}
        </Text>
      </span>
    </>
  );
}

const steps = [
  {token: '--text-hero', use: 'Home page headline', isHead: true},
  {token: '--text-title', use: 'Page titles', isHead: true},
  {token: '--text-section', use: 'Section titles', isHead: true},
  {token: '--text-heading', use: 'Headings in text', isHead: true},
  {token: '--text-lead', use: 'Lead paragraphs', isHead: false},
  {token: '--text-body', use: 'Body text', isHead: false},
  {token: '--text-small', use: 'Tables and notes', isHead: false},
  {token: '--text-label', use: 'Labels', isHead: false},
];

/** The type scale, each step in its own size. */
export function TypeScale(): ReactNode {
  return (
    <Stack as="ul" gap={4} isDivided line="above">
      {steps.map(({token, use, isHead}) => (
        <Cluster as="li" key={token} gap={6} rowGap={2} align="baseline" justify="between">
          <Text
            as="span"
            leading={isHead ? 1.05 : undefined}
            isHead={isHead}
            style={{fontSize: `var(${token})`}}>
            {use}
          </Text>
          <code>{token}</code>
        </Cluster>
      ))}
    </Stack>
  );
}
