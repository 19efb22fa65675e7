import clsx from 'clsx';
import {Lock} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {salesBrowserExample} from '@site/src/data/salesBrowser';
import styles from './BrowserMock.module.css';
import {BrowserPanel} from './BrowserPanel';

const {tabs, address, company, menu, heading, openings} = salesBrowserExample;

/** A drawing of the browser: a fictional company's page with the panel that belongs to it. */
export function BrowserMock(): ReactNode {
  return (
    <figure
      className={styles.window}
      aria-label="Drawing of the sales browser: a careers page with two marked openings, and beside it the lead, its score, the signals and a drafted email">
      <div className={styles.tabs} aria-hidden="true">
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
          <p className={styles.site} aria-hidden="true">
            <span className={styles.company}>{company}</span>
            {menu.map((entry) => (
              <span key={entry}>{entry}</span>
            ))}
          </p>
          <p className={styles.heading}>{heading}</p>
          <ul className={styles.openings}>
            {openings.map((opening) => (
              <li key={opening.title} className={styles.opening}>
                {'signal' in opening ? (
                  <span>
                    <mark className={styles.mark}>{opening.title}</mark>{' '}
                    <span className={styles.number}>{opening.signal}</span>
                  </span>
                ) : (
                  <span>{opening.title}</span>
                )}{' '}
                <span className={styles.note}>{opening.note}</span>
              </li>
            ))}
          </ul>
        </div>
        <BrowserPanel />
      </div>
      <figcaption className={styles.caption}>
        A drawing with sample data. The people and companies are fictional.
      </figcaption>
    </figure>
  );
}
