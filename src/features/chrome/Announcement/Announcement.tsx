import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {X} from 'lucide-react';
import type {ReactNode} from 'react';

import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {campaign} from '@site/src/data/campaign';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Announcement.module.css';

/** Pages without the bar: people look something up there, and most have an account. */
const REFERENCE_PAGES = /^\/(docs|api|help)(\/|$)/;

/** The bar above the header. Docusaurus stores that it was closed and hides it before the first paint. */
export function Announcement(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const {pathname} = useLocation();
  if (!isActive || REFERENCE_PAGES.test(pathname)) return null;
  return (
    <Cluster
      as="aside"
      gap={2}
      isOneLine
      aria-label="Announcement"
      className={`theme-announcement-bar ${styles.bar}`}>
      <Text size="small" className={styles.text}>
        {campaign.announcement}
        <span className={styles.detail}>{campaign.announcementDetail}</span>.{' '}
        <Text as={Link} to={campaign.href} weight="semibold" isOneLine>
          Claim yours
        </Text>
      </Text>
      <IconButton
        icon={X}
        size={16}
        label="Close announcement"
        {...pageMarks.needsScripts}
        className={styles.close}
        onClick={() => {
          close();
          document.querySelector<HTMLElement>('.navbar a')?.focus();
        }}
      />
    </Cluster>
  );
}
