import type {CSSProperties, ReactNode} from 'react';

import styles from './TypeScale.module.css';

const steps = [
  {token: '--text-hero', use: 'The first line of the home page', isHead: true},
  {token: '--text-title', use: 'Page titles', isHead: true},
  {token: '--text-section', use: 'Section titles', isHead: true},
  {token: '--text-heading', use: 'Headings in text', isHead: true},
  {token: '--text-lead', use: 'Lead paragraphs', isHead: false},
  {token: '--text-body', use: 'Body text', isHead: false},
  {token: '--text-small', use: 'Tables, notes', isHead: false},
  {token: '--text-label', use: 'Labels', isHead: false},
];

/** The sizes of text, each set in itself. */
export function TypeScale(): ReactNode {
  return (
    <ul className={styles.scale}>
      {steps.map(({token, use, isHead}) => (
        <li key={token} className={styles.step}>
          <span
            className={isHead ? styles.head : styles.text}
            style={{'--size': `var(${token})`} as CSSProperties}>
            {use}
          </span>
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}
