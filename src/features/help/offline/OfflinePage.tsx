import type {ReactNode} from 'react';

import {BackLink} from '@site/src/components/PlainLink/PlainLink';
import {Text} from '@site/src/components/Text/Text';
import styles from '../HelpArticle/HelpArticle.module.css';
import {useVersionPath} from '../useVersionPath';
import {KeptPages} from './KeptPages';

/** The help pages on this device. The offline worker leads here instead of to a page that isn't among them. */
export function OfflinePage(): ReactNode {
  return (
    <div className={styles.category}>
      <BackLink to={useVersionPath()}>Help center</BackLink>
      <h1 className={styles.title}>Read the help center offline</h1>
      <Text size="lead" tone="muted" isMeasured className={styles.description}>
        Without a network, you can open the help pages that are on this device. To keep a page, open
        an article or a category, and click <strong>Keep for offline</strong>.
      </Text>
      <KeptPages />
    </div>
  );
}
