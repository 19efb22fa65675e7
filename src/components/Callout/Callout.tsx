import {Info, Lightbulb, TriangleAlert, type LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {Panel} from '../Card/Card';
import {Icon} from '../Icon/Icon';
import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Callout.module.css';

type Kind = 'note' | 'tip' | 'warning';

const looks = {
  note: {icon: Info, title: 'Note'},
  tip: {icon: Lightbulb, title: 'Tip'},
  warning: {icon: TriangleAlert, title: 'Careful'},
} satisfies Record<Kind, {icon: LucideIcon; title: string}>;

export interface CalloutProps {
  readonly kind?: Kind;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A highlighted note in running text. */
export function Callout({kind = 'note', title, children}: CalloutProps): ReactNode {
  const look = looks[kind];
  return (
    <Cluster
      as={Panel}
      gap={3}
      align="stretch"
      isOneLine
      marginTop={6}
      marginBottom={6}
      padding={[4, 5]}
      className={styles[kind]}
      role="note">
      <Icon icon={look.icon} className={styles.icon} />
      <Text as="div" isTrimmed className={styles.body}>
        <Text weight="semibold" marginBottom={1}>
          {title ?? look.title}
        </Text>
        {children}
      </Text>
    </Cluster>
  );
}
