import clsx from 'clsx';
import {Info, Lightbulb, TriangleAlert, type LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import styles from './Callout.module.css';

type Kind = 'note' | 'tip' | 'warning';

const looks = {
  note: {icon: Info, title: 'Note'},
  tip: {icon: Lightbulb, title: 'Tip'},
  warning: {icon: TriangleAlert, title: 'Careful'},
} satisfies Record<Kind, {icon: LucideIcon; title: string}>;

export interface CalloutProps {
  readonly kind?: Kind;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A few lines that stand out of the text. */
export function Callout({kind = 'note', title, children}: CalloutProps): ReactNode {
  const look = looks[kind];
  return (
    <div className={clsx(styles.callout, styles[kind])} role="note">
      <Icon icon={look.icon} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title ?? look.title}</p>
        {children}
      </div>
    </div>
  );
}
