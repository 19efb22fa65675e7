import pairs from '@generated/design-tokens/default/tokens.json';
import type {CSSProperties, ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import styles from './ColorTable.module.css';

type Pair = (typeof pairs)[number];

const columns: readonly Column<Pair>[] = [
  {
    key: 'token',
    head: 'Colour',
    cell: ({name, on}) => (
      <>
        <code>{name}</code>
        <span className={styles.on}>on {on}</span>
      </>
    ),
  },
  {key: 'light', head: 'Light', cell: ({light}) => <Sample {...light} />},
  {key: 'dark', head: 'Dark', cell: ({dark}) => <Sample {...dark} />},
  {key: 'use', head: 'Used for', cell: ({use}) => use},
];

/** Every pair of colours that meets on a page, with its contrast in both themes as computed when the site was built. */
export function ColorTable(): ReactNode {
  return (
    <DataTable
      caption="Contrast by WCAG 2.2: 7 is AAA for text, 4.5 is AA for text, 3 is enough for marks and edges"
      columns={columns}
      rows={pairs}
      rowKey={({name, on}) => `${name} ${on}`}
      onPhone="blocks"
    />
  );
}

function Sample({color, ground, ratio, grade}: Pair['light']): ReactNode {
  return (
    <span className={styles.sample}>
      <span
        className={styles.swatch}
        style={{'--color': color, '--ground': ground} as CSSProperties}
        aria-hidden="true">
        <span className={styles.dot} />
      </span>
      <span>
        <span className={styles.hex}>{color}</span>
        <span className={styles.ratio}>
          {ratio.toFixed(1)} : 1, {grade}
        </span>
      </span>
    </span>
  );
}
