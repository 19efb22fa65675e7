import clsx from 'clsx';
import {Check, X} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import type {Mark} from '../marks';
import styles from './FeatureMark.module.css';

const looks = {
  yes: {word: 'Yes', sign: <Icon icon={Check} />},
  partial: {word: 'Partly', sign: <span className={styles.half} />},
  no: {word: 'No', sign: <Icon icon={X} />},
  unknown: {word: 'Not known', sign: '–'},
} satisfies Record<Mark, {word: string; sign: ReactNode}>;

/** A tick, a half, a cross or a dash, with its word: seen where there is room for it, read out always. */
export function FeatureMark({
  mark,
  isSpelt = false,
}: {
  readonly mark: Mark;
  /** Shows the word at every width, as a legend does. */
  readonly isSpelt?: boolean;
}): ReactNode {
  const {word, sign} = looks[mark];
  return (
    <span className={styles.mark}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={clsx(styles.word, isSpelt && styles.spelt)}>{word}</span>
    </span>
  );
}
