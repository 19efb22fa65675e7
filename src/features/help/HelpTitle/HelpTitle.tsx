import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {BackLink} from '@site/src/components/PlainLink/PlainLink';
import {Text} from '@site/src/components/Text/Text';
import {useVersionPath} from '../useVersionPath';
import styles from './HelpTitle.module.css';

interface HelpTitleProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  /** Says below the title what the page is for. */
  readonly children: ReactNode;
}

/** The top of a help page that isn't an article, with the way back to the help center of the same version. */
export function HelpTitle({title, icon, children}: HelpTitleProps): ReactNode {
  return (
    <>
      <BackLink to={useVersionPath()}>Help center</BackLink>
      <h1 className={styles.title}>
        {icon && <Icon icon={icon} size={32} tone="accent" className={styles.icon} />}
        {title}
      </h1>
      <Text size="lead" tone="muted" isMeasured className={styles.description}>
        {children}
      </Text>
    </>
  );
}
