import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import styles from './ArticleActions.module.css';

export interface ActionButtonProps {
  readonly icon: LucideIcon;
  /** For actions that stay: read out as pressed or not. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One action of the side panel. */
export function ActionButton({icon, isPressed, onPress, children}: ActionButtonProps): ReactNode {
  return (
    <button type="button" className={styles.action} aria-pressed={isPressed} onClick={onPress}>
      <Icon icon={icon} size={16} />
      {children}
    </button>
  );
}
