import {useColorMode} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {
  Activity,
  Braces,
  CircleHelp,
  Mail,
  MessageCircle,
  Moon,
  Play,
  RotateCw,
  Search,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Text} from '@site/src/components/Text/Text';
import {popularQuestions, searchActions, type SearchActionIcon} from '@site/src/data/search';
import {contactPath, places} from '../fallbacks';
import styles from './SearchBar.module.css';
import type {PanelKind} from './observeClient';

const icons: Record<SearchActionIcon, LucideIcon> = {
  activity: Activity,
  braces: Braces,
  mail: Mail,
  play: Play,
};

interface SearchPanelProps {
  readonly kind: PanelKind;
  readonly query: string;
  /** The outcome in words. */
  readonly status: string;
  readonly nearest: readonly string[];
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The palette's offers when there are no hits. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const {kind, query, status, nearest, onQuery, onRetry, onClose} = props;
  return (
    <div className={styles.panel}>
      <div className={styles.status}>
        {kind === 'none' && (
          <Text weight="semibold" marginBottom={2}>
            {status}
          </Text>
        )}
        {kind === 'failed' && (
          <>
            <Text weight="semibold">{status}</Text>
            <Text size="small" tone="muted" marginBottom={2}>
              {process.env.NODE_ENV === 'production'
                ? 'Check your connection and try again. These pages list what’s here:'
                : 'The index is made from the built pages, so search works only with `npm run site`.'}
            </Text>
          </>
        )}
      </div>
      {kind === 'failed' && (
        <Group>
          <Item icon={RotateCw} onClick={onRetry}>
            Try again
          </Item>
          {places.map(({label, to}) => (
            <Item key={to} icon={CircleHelp} to={to} onClose={onClose}>
              {label}
            </Item>
          ))}
        </Group>
      )}
      {kind === 'none' && nearest.length > 0 && (
        <Group title="Did you mean">
          {nearest.map((other) => (
            <Item key={other} icon={Search} onClick={() => onQuery(other)}>
              {other}
            </Item>
          ))}
        </Group>
      )}
      {kind === 'none' && (
        <Group title="Ask a person">
          <Item icon={MessageCircle} to={contactPath(query)} onClose={onClose}>
            Send us this question
          </Item>
        </Group>
      )}
      {kind !== 'failed' && (
        <Group title="Popular questions">
          {popularQuestions.map(({question, article}) => (
            <Item key={article} icon={CircleHelp} to={`/help/article/${article}`} onClose={onClose}>
              {question}
            </Item>
          ))}
        </Group>
      )}
      {kind === 'start' && (
        <Group title="Actions">
          {searchActions.map(({label, to, icon}) => (
            <Item key={to} icon={icons[icon]} to={to} onClose={onClose}>
              {label}
            </Item>
          ))}
          <ColorModeItem />
        </Group>
      )}
    </div>
  );
}

function ColorModeItem(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const isDark = colorMode === 'dark';
  return (
    <Item icon={isDark ? Sun : Moon} onClick={() => setColorMode(isDark ? 'light' : 'dark')}>
      Switch to {isDark ? 'light' : 'dark'}
    </Item>
  );
}

function Group({
  title,
  children,
}: {
  readonly title?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.group}>
      {title && (
        <Text as="h2" size="small" weight="semibold" tone="muted" className={styles.groupTitle}>
          {title}
        </Text>
      )}
      <ul>{children}</ul>
    </section>
  );
}

type ItemProps = {readonly icon: LucideIcon; readonly children: ReactNode} & (
  | {readonly to: string; readonly onClose: () => void; readonly onClick?: never}
  | {readonly onClick: () => void; readonly to?: never; readonly onClose?: never}
);

function Item({icon, children, to, onClick, onClose}: ItemProps): ReactNode {
  const content = (
    <>
      <Icon icon={icon} size={16} />
      <span>{children}</span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={styles.item} data-palette-item onClick={onClick}>
          {content}
        </button>
      ) : (
        <Link to={to} className={styles.item} data-palette-item onClick={onClose}>
          {content}
        </Link>
      )}
    </li>
  );
}
