import {Play} from 'lucide-react';
import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {Button} from '@site/src/components/Button/Button';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {brand} from '@site/src/data/brand';
import {heroStats} from '@site/src/data/claims';
import {JoinedLine} from './JoinedLine';
import {LeadPanel} from '../LeadPanel/LeadPanel';
import styles from './Hero.module.css';

/** What it is, the product at work, one thing to do, and the four figures. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div>
            <Eyebrow dot>Early access</Eyebrow>
            <h1 className={styles.title}>Know who is ready before you write.</h1>
            <p className={styles.lead}>{brand.tagline}</p>
            <p className={styles.actions}>
              <Button variant="primary" size="large" to="#demo" onClick={focusDemo}>
                Claim Your Spot Now
              </Button>
              <Button size="large" icon={Play} to="/demo?tour=1">
                Watch demo
              </Button>
            </p>
            <JoinedLine />
          </div>
          <LeadPanel />
        </div>
        <StatRow stats={heroStats} />
      </div>
    </header>
  );
}

/** The link scrolls; the focus goes along, so that the next Tab is in the demo. */
function focusDemo(): void {
  document.getElementById('demo')?.focus({preventScroll: true});
}
