import Link from '@docusaurus/Link';
import {ArrowLeft} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Text} from '@site/src/components/Text/Text';
import styles from './HelpArticle/HelpArticle.module.css';
import {useVersionPath} from './useVersionPath';

/** The link from an article or a category to the landing page of its version. */
export function BackToHelp(): ReactNode {
  return (
    <Text as={Link} to={useVersionPath()} size="small" tone="muted" isPlain className={styles.back}>
      <Icon icon={ArrowLeft} size={16} /> Help centre
    </Text>
  );
}
