import type {ReactNode} from 'react';

import styles from './Console.module.css';

/** A description of the contract as text. Its code, which can have braces, keeps the look of code. */
export function Description({children}: {readonly children: string}): ReactNode {
  return plainText(children)
    .split('`')
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={at} className={styles.word}>
          {part}
        </span>
      ),
    );
}

/** Strips the Markdown from a description, except for the backticks around code. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '')
    .replace(/(\w)'/g, '$1’')
    .replace(/\s+/g, ' ')
    .trim();
}
