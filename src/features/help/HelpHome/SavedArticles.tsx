import {X} from 'lucide-react';
import {useRef, useState, type ReactNode} from 'react';

import {IconButton} from '@site/src/components/IconButton/IconButton';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {dropSecondClick} from '@site/src/lib/clicks';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {titleOf, type ArticleTitles} from '../saved/findArticle';
import {useSavedArticles} from '../saved/useSavedArticles';
import styles from './HelpHome.module.css';

interface SavedArticlesProps {
  /** Loads the titles of all articles by version and slug. */
  readonly load: () => Promise<{readonly default: ArticleTitles}>;
  readonly version: string;
  /** Path of the version. */
  readonly versionPath: string;
}

/**
 * The articles saved on this device that exist in this version; renders nothing without any. A remove button disappears
 * with its article, so the focus moves to the confirmation, which stays when the list is empty.
 */
export function SavedArticles({load, version, versionPath}: SavedArticlesProps): ReactNode {
  const {saved, toggle} = useSavedArticles();
  const [removed, setRemoved] = useState<string | null>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  const {code} = useLoadedCode(saved.length > 0 ? load : null);
  const articles = saved.flatMap(({slug}) => {
    const title = code && titleOf(code.default, version, slug);
    return title ? [{slug, title}] : [];
  });
  if (articles.length === 0 && removed === null) return null;

  const remove = (slug: string, title: string) => {
    noteRef.current?.focus();
    setRemoved(title);
    toggle(slug);
  };

  return (
    <Text as="section" marginTop={10}>
      {articles.length > 0 && (
        <Stack gap={3}>
          <Cluster gap={4} rowGap={0} justify="between" align="baseline">
            <Text as="h2" size="heading">
              Saved on this device
            </Text>
            <PlainLink to="/help/saved" size="small" tap="full">
              Share, move, and history
            </PlainLink>
          </Cluster>
          <Cluster as="ul" gap={2} align="stretch" onClickCapture={dropSecondClick}>
            {articles.map(({slug, title}) => (
              <Cluster key={slug} as="li" isInline isOneLine className={styles.savedArticle}>
                <PlainLink
                  to={`${versionPath}/article/${slug}`}
                  size="small"
                  tone="ink"
                  weight="semibold"
                  tap="full"
                  className={styles.savedLink}>
                  {title}
                </PlainLink>
                <IconButton
                  icon={X}
                  size={16}
                  label={`Remove ${title}`}
                  className={styles.remove}
                  onClick={() => remove(slug, title)}
                />
              </Cluster>
            ))}
          </Cluster>
        </Stack>
      )}
      <Text
        ref={noteRef}
        role="status"
        tabIndex={-1}
        size="small"
        tone="muted"
        className={styles.note}>
        {removed !== null && `“${removed}” is no longer saved.`}
      </Text>
    </Text>
  );
}
