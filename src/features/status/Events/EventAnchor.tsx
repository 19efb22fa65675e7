import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './Events.module.css';

/** An event's title, which is a link to itself: feeds lead here. */
export function EventAnchor({id, title}: {readonly id: string; readonly title: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <h3 id={id} className={styles.title}>
      <Link to={`#${id}`}>{title}</Link>
    </h3>
  );
}
