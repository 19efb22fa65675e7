import type {ReactNode} from 'react';

import styles from './NotFoundView.module.css';

/** A radar whose only lead is out of range. */
export function EmptyRadar(): ReactNode {
  return (
    <svg className={styles.radar} viewBox="0 0 320 320" strokeLinecap="round" aria-hidden="true">
      <path d="M160 160L160 10A150 150 0 0 1 290 85z" fill="var(--accent-wash)" stroke="none" />
      <path d="M10 160h300M160 10v300" stroke="var(--line)" />
      <circle cx="160" cy="160" r="150" />
      <circle cx="160" cy="160" r="101" />
      <circle cx="160" cy="160" r="53" stroke="var(--heat-hot)" strokeDasharray="3 5" />
      <path d="M160 160L290 85" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="300" cy="24" r="8" fill="var(--ink)" stroke="none" />
    </svg>
  );
}
