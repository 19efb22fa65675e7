import {useId, type ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Text} from '../Text/Text';
import styles from './Definition.module.css';

/** A term with its definition in a native popover, which works without JavaScript. */
export function Definition({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.term}>
        {children}
      </button>
      <Text
        as="span"
        id={id}
        popover="auto"
        size="small"
        weight="regular"
        className={styles.definition}
        {...pageMarks.notInMarkdown}
        {...pageMarks.notSearched}>
        {text}
      </Text>
    </>
  );
}
