import type {ReactNode} from 'react';

import {BesideArt} from '../Art/Art';
import {Eyebrow} from '../Badge/Badge';
import {Text} from '../Text/Text';
import styles from './MessagePage.module.css';

export interface MessagePageProps {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  /** A picture next to the message on wide screens. */
  readonly art?: ReactNode;
  /** The visitor's next steps, as links or buttons. */
  readonly children: ReactNode;
}

/** A page with a single message, such as an error. */
export function MessagePage({badge, title, text, art, children}: MessagePageProps): ReactNode {
  return (
    <main className={`container ${styles.page}`}>
      <BesideArt art={art}>
        <Eyebrow>{badge}</Eyebrow>
        <Text as="h1" size="title">
          {title}
        </Text>
        <Text size="lead" tone="muted" isMeasured marginTop={5} marginBottom={8}>
          {text}
        </Text>
        {children}
      </BesideArt>
    </main>
  );
}
