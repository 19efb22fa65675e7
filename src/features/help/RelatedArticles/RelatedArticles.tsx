import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {Difficulty} from '@site/src/data/help';
import {pageMarks} from '@site/src/lib/pageMarks';

export interface ArticleLink {
  readonly permalink: string;
  readonly title: string;
  readonly description?: string;
  readonly readMinutes?: number;
  readonly difficulty?: Difficulty;
  readonly isGuide?: true;
  readonly isCommon?: true;
}

/** The articles that readers often need next; nothing if there are none. */
export function RelatedArticles({
  articles,
}: {
  readonly articles: readonly ArticleLink[];
}): ReactNode {
  if (articles.length === 0) return null;
  return (
    <Stack as="section" gap={2} marginTop={12}>
      <Text as="h2" size="heading">
        Related articles
      </Text>
      <ArticleList articles={articles} />
    </Stack>
  );
}

/** Links to articles, divided by lines. */
export function ArticleList({articles}: {readonly articles: readonly ArticleLink[]}): ReactNode {
  return (
    <Stack as="ul" isDivided line="above">
      {articles.map(({permalink, title, description}) => (
        <li key={permalink}>
          <Cluster
            as={PlainLink}
            to={permalink}
            tone="ink"
            gap={4}
            justify="between"
            isOneLine
            paddingBlock={description ? 4 : 3}>
            <span>
              <Text as="span" weight="semibold" isBlock>
                {title}
              </Text>
              {description && (
                <Text
                  as="span"
                  size="small"
                  tone="muted"
                  isBlock
                  leading={1.5}
                  {...pageMarks.notInMarkdown}>
                  {description}
                </Text>
              )}
            </span>
            <Icon icon={ArrowRight} size={16} tone="muted" />
          </Cluster>
        </li>
      ))}
    </Stack>
  );
}
