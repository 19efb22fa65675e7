import {CornerDownRight} from 'lucide-react';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Chip} from '@site/src/components/Chip/Chip';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {popularQuestions} from '@site/src/data/search';
import {isPlainClick} from '@site/src/lib/clicks';
import {highlightOnArrival} from '../arrival';
import {contactPath, places} from '../fallbacks';
import type {PageHit} from '../hits';
import {MarkedText} from '../markedText';
import styles from './SearchPage.module.css';
import type {Results} from './useResults';

/** The results, or what to do without any. */
export function ResultList({
  state: {status, hasMore, nearest},
  pages,
  loadMore,
  retry,
  query,
  onQuery,
}: Results & {
  readonly pages: readonly PageHit[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
}): ReactNode {
  if (status === 'failed') {
    return (
      <Cluster gap={3}>
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
        {places.map(({label, to}) => (
          <Button key={to} to={to}>
            {label}
          </Button>
        ))}
      </Cluster>
    );
  }
  if (status === 'shown' && pages.length === 0) {
    return (
      <>
        {nearest.length > 0 && (
          <Cluster gap={2}>
            <Text as="span">Did you mean</Text>
            {nearest.map((other) => (
              <Chip key={other} onClick={() => onQuery(other)}>
                {other}
              </Chip>
            ))}
          </Cluster>
        )}
        <PopularArticles />
        <p>
          <Button to={contactPath(query)}>Send us this question</Button>
        </p>
      </>
    );
  }
  if (status === 'idle') return <PopularArticles />;
  return <Pages {...{pages, status, hasMore, loadMore}} />;
}

function Pages({
  pages,
  status,
  hasMore,
  loadMore,
}: {readonly pages: readonly PageHit[]} & Pick<Results['state'], 'status' | 'hasMore'> &
  Pick<Results, 'loadMore'>): ReactNode {
  const listRef = useRef<HTMLDivElement>(null);
  /** The number of pages before "Show more", until the focus is on the first one after them. */
  const beforeRef = useRef<number>(null);
  useEffect(() => {
    const added = listRef.current?.children[beforeRef.current ?? Infinity];
    if (!added) return;
    added.querySelector('a')?.focus();
    beforeRef.current = null;
  }, [pages.length]);
  return (
    <>
      <Stack
        ref={listRef}
        gap={4}
        isDivided
        isFramed
        className={styles.results}
        aria-busy={status === 'loading'}>
        {pages.map((page) => (
          <Result key={page.path} {...page} />
        ))}
      </Stack>
      {hasMore && (
        <p>
          <Button
            onClick={() => {
              beforeRef.current = pages.length;
              loadMore();
            }}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

function Result({path, group, title, snippet, words, sections}: PageHit): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event)) highlightOnArrival(words);
  };
  return (
    <article>
      <Cluster gap={4} rowGap={0} justify="between" align="baseline">
        <Text as="h2" size="large" className={styles.title}>
          <PlainLink to={path} tone="ink" weight="semibold" onClick={onClick}>
            <MarkedText html={title} />
          </PlainLink>
        </Text>
        <Text as="span" size="label" tone="muted">
          <MarkedText html={group} />
        </Text>
      </Cluster>
      {snippet && (
        <Text size="small" tone="muted" isTrimmed leading={1.5}>
          <MarkedText html={snippet} />
        </Text>
      )}
      {sections.length > 0 && (
        // One below the other: side by side, a font that arrives late would move them.
        <Stack as="ul" gap={1} className={styles.sections}>
          {sections.map((section) => (
            <li key={section.path + section.title}>
              <Cluster
                as={PlainLink}
                to={section.path}
                tone="ink"
                size="small"
                gap={2}
                isInline
                isOneLine
                align="start"
                onClick={onClick}>
                <Icon icon={CornerDownRight} size={16} tone="muted" />
                <span>
                  <MarkedText html={section.title} />
                </span>
              </Cluster>
            </li>
          ))}
        </Stack>
      )}
    </article>
  );
}

function PopularArticles(): ReactNode {
  return (
    <section>
      <Text as="h2" size="large" marginBottom={3}>
        Popular questions
      </Text>
      <Stack as="ul" isDivided isFramed>
        {popularQuestions.map(({question, article}) => (
          <li key={article}>
            <PlainLink to={`/help/article/${article}`} tone="ink" tap="full">
              {question}
            </PlainLink>
          </li>
        ))}
      </Stack>
    </section>
  );
}
