import {BookOpen, Braces, CircleHelp, Mail, MessageCircle} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {places} from '../fallbacks';
import styles from './SearchPage.module.css';

const icons = {'/help': CircleHelp, '/docs': BookOpen, '/api': Braces} as const;

const ways = [
  {label: 'Contact support', to: '/contact', icon: MessageCircle},
  {label: 'Paste a bounce message', to: '/help/tools#bounce', icon: Mail},
  ...places.map((place) => ({...place, icon: icons[place.to]})),
];

/** Other ways to an answer: next to the results on wide screens, and below them on others. */
export function OtherWays(): ReactNode {
  return (
    <aside className={styles.ways}>
      <Text as="h2" size="large" marginBottom={3}>
        Didn’t find it?
      </Text>
      <Stack as="ul" isDivided isFramed>
        {ways.map(({label, to, icon}) => (
          <li key={to}>
            <PlainLink to={to} tone="ink" tap="full" className={styles.way}>
              <Icon icon={icon} size={16} tone="muted" />
              {label}
            </PlainLink>
          </li>
        ))}
      </Stack>
    </aside>
  );
}
