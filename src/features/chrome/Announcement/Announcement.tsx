import Link from '@docusaurus/Link';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {X} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {campaign} from '@site/src/data/campaign';
import styles from './Announcement.module.css';

/** The bar above the header. Docusaurus remembers that it was closed and hides it before the first paint. */
export function Announcement(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <aside aria-label="Announcement" className={`theme-announcement-bar ${styles.bar}`}>
      <p className={styles.text}>
        {campaign.announcement}{' '}
        <Link to={campaign.href} className={styles.link}>
          Claim your spot
        </Link>
      </p>
      <button type="button" className={styles.close} onClick={close}>
        <Icon icon={X} size={16} label="Close announcement" />
      </button>
    </aside>
  );
}
