import Link from '@docusaurus/Link';
import {ArrowLeft} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {useVersionPath} from '../useVersionPath';
import styles from './BackToHelp.module.css';

/** The link from an article or a category to the landing page of its version. */
export function BackToHelp(): ReactNode {
  return (
    <Link to={useVersionPath()} className={styles.back}>
      <Icon icon={ArrowLeft} size={16} /> Help centre
    </Link>
  );
}
