import clsx from 'clsx';
import {Lock, Sparkles} from 'lucide-react';
import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {salesBrowserExample} from '@site/src/data/salesBrowser';
import styles from './BrowserMock.module.css';

/** A drawing of the browser: a fictional company's page with the panel that belongs to it. */
export function BrowserMock(): ReactNode {
  const {tabs, address, company, heading, openings, marked, lead, signals, opener} =
    salesBrowserExample;
  return (
    <figure
      className={styles.window}
      aria-label="Drawing of the sales browser: a careers page with two marked openings, and beside it the lead, its score, the signals and a drafted email">
      <div className={styles.tabs}>
        {tabs.map((tab, index) => (
          <span key={tab} className={clsx(styles.tab, index === 0 && styles.open)}>
            {tab}
          </span>
        ))}
      </div>
      <p className={styles.address}>
        <Icon icon={Lock} size={16} /> {address}
      </p>
      <div className={styles.body}>
        <div className={styles.page}>
          <p className={styles.company}>{company}</p>
          <p className={styles.heading}>{heading}</p>
          <ul className={styles.openings}>
            {openings.map((opening, index) => (
              <li key={opening}>
                {index < marked ? <mark className={styles.mark}>{opening}</mark> : opening}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <div className={styles.lead}>
            <Avatar name={lead.name} score={lead.score} />
            <span>
              <strong>{lead.name}</strong>
              <span className={styles.role}>{lead.title}</span>
            </span>
          </div>
          <HeatBar score={lead.score} />
          <ul className={styles.signals}>
            {signals.map((signal) => (
              <li key={signal}>{signal}</li>
            ))}
          </ul>
          <p className={styles.opener}>
            <Icon icon={Sparkles} size={16} /> {opener}
          </p>
        </div>
      </div>
    </figure>
  );
}
