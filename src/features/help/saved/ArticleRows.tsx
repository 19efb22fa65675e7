import {X} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {counted} from '@site/src/data/written';
import {dropSecondClick} from '@site/src/lib/clicks';
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
    <Stack as="ul" gap={2} isDivided isFramed aria-label={label} onClickCapture={dropSecondClick}>
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

/**
 * The articles of a shared link. They're saved only if the visitor wants them. The list stays until it's closed, so that
 * the second click of a double-click opens nothing.
 */
export function SharedArticles({
  slugs,
  find,
  isSaved: isKnown,
  onAdd,
  onClose,
}: {
  readonly slugs: readonly string[];
  readonly find: (slug: string) => FoundArticle | undefined;
  readonly isSaved: (slug: string) => boolean;
  readonly onAdd: (slugs: readonly string[]) => void;
  readonly onClose: () => void;
}): ReactNode {
  const articles = slugs.flatMap((slug) => find(slug) ?? []);
  const fresh = articles.filter(({slug}) => !isKnown(slug));
  const missing = slugs.length - articles.length;
  return (
    <Panel as="section" shadow="card" padding={6} aria-labelledby="shared">
      <Stack gap={4}>
        <Text as="h2" size="heading" id="shared">
          {articles.length === 0
            ? 'The articles in this link don’t exist'
            : `${counted(articles.length, 'article')} ${articles.length === 1 ? 'was' : 'were'} shared with you`}
        </Text>
        {articles.length > 0 && (
          <ArticleRows
            rows={articles.map((article) => ({
              ...article,
              fact: isKnown(article.slug) ? 'You’ve saved it already' : '',
            }))}
            label="Shared articles"
          />
        )}
        {articles.length > 0 && missing > 0 && (
          <Text size="small" tone="muted" isTrimmed>
            The link also has {counted(missing, 'article')} that the help center doesn’t have.
          </Text>
        )}
        <Cluster gap={2}>
          {fresh.length > 0 && (
            <Button variant="primary" onClick={() => onAdd(fresh.map(({slug}) => slug))}>
              Add {counted(fresh.length, 'article')}
            </Button>
          )}
          <Button onClick={onClose}>{fresh.length > 0 ? 'Don’t add' : 'Close'}</Button>
        </Cluster>
      </Stack>
    </Panel>
  );
}
