import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Section} from '@site/src/components/Section/Section';
import {salesBrowserFeatures} from '@site/src/data/salesBrowser';
import {BrowserMock} from './BrowserMock';
import styles from './SalesBrowser.module.css';

/** The built-in sales browser that is announced: a banner, a drawing, and what it will do. */
export function SalesBrowser(): ReactNode {
  return (
    <Section
      id="sales-browser"
      eyebrow="Built-in sales browser"
      title="The web, with what you know beside it."
      lead="A browser made for prospecting: the company’s own page, and next to it everything you need to write to them.">
      <p className={styles.banner}>
        <Badge tone="accent" dot>
          Coming soon
        </Badge>{' '}
        <span>It is being built, and not part of any plan yet.</span>
      </p>
      <BrowserMock />
      <ul className={styles.features}>
        {salesBrowserFeatures.map(({title, text}) => (
          <li key={title} className={styles.feature}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
