import type {ReactNode} from 'react';

import {Eyebrow} from '../Badge/Badge';
import {Text} from '../Text/Text';
import styles from './MessagePage.module.css';

export interface MessagePageProps {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  /** What the visitor can do now. */
  readonly children: ReactNode;
}

/** A page that has one thing to say, such as that there is no such page. */
export function MessagePage({badge, title, text, children}: MessagePageProps): ReactNode {
  return (
    <main className={`container ${styles.page}`}>
      <Eyebrow>{badge}</Eyebrow>
      <Text as="h1" size="title">
        {title}
      </Text>
      <Text size="lead" tone="muted" isMeasured className={styles.text}>
        {text}
      </Text>
      {children}
    </main>
  );
}
