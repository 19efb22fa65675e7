import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import styles from './PageCrash.module.css';

/** What a visitor sees when a page's code fails: what to do about it, and whom to tell. */
export function PageCrash({error, tryAgain}: Props): ReactNode {
  const report = new URLSearchParams({subject: 'A page failed', body: error.message});
  return (
    <main className={styles.crash}>
      <Eyebrow>Our mistake</Eyebrow>
      <h1 className={styles.title}>This page failed.</h1>
      <p className={styles.text}>
        Something in it went wrong. Reloading usually mends it. If it happens again, tell us what
        you did and we will look into it.
      </p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button onClick={tryAgain}>Try again</Button>
        {/* URLSearchParams writes spaces as +, which mail programs show as they are. */}
        <Button
          variant="quiet"
          to={`mailto:${brand.mail.support}?${report.toString().replaceAll('+', '%20')}`}>
          E-mail support
        </Button>
      </p>
      <p className={styles.detail}>
        <code>{error.message}</code>
      </p>
    </main>
  );
}
