import pairs from '@generated/design-tokens/default/tokens.json';
import type {CSSProperties, ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Text} from '@site/src/components/Text/Text';
import styles from './BrandPage.module.css';

type Pair = (typeof pairs)[number];

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
