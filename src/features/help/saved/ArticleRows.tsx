import {X} from 'lucide-react';
import type {ReactNode} from 'react';

import {IconButton} from '@site/src/components/IconButton/IconButton';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {FoundArticle} from './findArticle';

export interface ArticleRow extends FoundArticle {
  /** Such as "Saved on Nov 3, 2026". */
  readonly fact: string;
}

/** Articles with a button that removes each. */
export function ArticleRows({
  rows,
  label,
  onRemove,
}: {
  readonly rows: readonly ArticleRow[];
  readonly label: string;
  readonly onRemove?: (article: ArticleRow) => void;
}): ReactNode {
  return (
    <Stack as="ul" gap={2} isDivided isFramed aria-label={label}>
      {rows.map((row) => (
        <Cluster key={row.slug} as="li" gap={4} justify="between" isOneLine>
          <div>
            <PlainLink to={row.path} tone="ink" weight="semibold" tap="compact">
              {row.title}
            </PlainLink>
            <Text size="small" tone="muted" isTrimmed>
              {[row.fact, row.version && `Version ${row.version}`].filter(Boolean).join(' · ')}
            </Text>
          </div>
          {onRemove && (
            <IconButton
              icon={X}
              size={16}
              label={`Remove ${row.title}`}
              onClick={() => onRemove(row)}
            />
          )}
        </Cluster>
      ))}
    </Stack>
  );
}
