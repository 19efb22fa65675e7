import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {salesBrowserExample} from '@site/src/data/salesBrowser';
import styles from './BrowserPanel.module.css';

const {lead, signals, opener} = salesBrowserExample;

/** The drawing's side panel: whom to write to, how warm, why, and a first line. */
export function BrowserPanel(): ReactNode {
  return (
    <div className={styles.panel}>
      <div className={styles.lead}>
        <Avatar name={lead.name} score={lead.score} />
        <span>
          <strong>{lead.name}</strong>
          <span className={styles.role}>{lead.title}</span>
        </span>
      </div>
      <div>
        <p className={styles.label}>Lead score</p>
        <HeatBar score={lead.score} />
      </div>
      <div>
        <p className={styles.label}>Intent signals</p>
        <ol className={styles.signals}>
          {signals.map(({number, text}) => (
            <li key={number}>{text}</li>
          ))}
        </ol>
      </div>
      <div className={styles.opener}>
        <p className={styles.label}>Suggested opener</p>
        <p className={styles.draft}>{opener}</p>
      </div>
    </div>
  );
}
