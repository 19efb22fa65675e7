import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Chip} from '@site/src/components/Chip/Chip';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {difficulties, type Difficulty} from '@site/src/data/help';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import type {ArticleLink} from '../RelatedArticles/RelatedArticles';
import styles from './HelpCategory.module.css';

const LEVEL = 'level';

/** The articles of one difficulty, which is in the URL, or all. */
export function FilteredList({
  articles,
  children,
}: {
  readonly articles: readonly ArticleLink[];
  /** Shown next to the choices. */
  readonly children: ReactNode;
}): ReactNode {
  const [params, change] = useSearchParams();
  const choices = difficulties.filter((name) =>
    articles.some(({difficulty}) => difficulty === name),
  );
  const level = choices.find((name) => name.toLowerCase() === params.get(LEVEL)) ?? null;
  const shown = articles.filter(({difficulty}) => !level || difficulty === level);
  const groups = [
    {title: '', articles: shown.filter(({isGuide}) => isGuide)},
    {title: 'Common answers', articles: shown.filter(({isCommon}) => isCommon)},
    {
      title: 'More articles',
      articles: shown.filter(({isGuide, isCommon}) => !isGuide && !isCommon),
    },
  ];
  const pick = (name: Difficulty | null) => {
    change({[LEVEL]: name?.toLowerCase() ?? null}, {isNewEntry: true});
  };
  return (
    <div {...showsUrl(LEVEL)}>
      <Cluster gap={4} rowGap={2} justify="between" marginBottom={5}>
        <Cluster
          gap={2}
          role="group"
          aria-label="Difficulty"
          {...pageMarks.notText}
          {...pageMarks.needsScripts}>
          {[null, ...choices].map((name) => (
            <Chip key={name} isChosen={name === level} onClick={() => pick(name)}>
              {name ?? 'All'}
            </Chip>
          ))}
        </Cluster>
        {children}
      </Cluster>
      <p role="status" className="visuallyHidden">
        {level && `${shown.length} of ${articles.length} articles`}
      </p>
      {groups.map(
        ({title, articles: own}) =>
          own.length > 0 && (
            <section key={title}>
              {title && (
                <Text as="h2" size="large" marginTop={10} marginBottom={3}>
                  {title}
                </Text>
              )}
              <Stack as="ul" isDivided={Boolean(title)} isFramed={Boolean(title)}>
                {own.map((article) => (
                  <li key={article.permalink}>
                    <ArticleRow {...article} />
                  </li>
                ))}
              </Stack>
            </section>
          ),
      )}
    </div>
  );
}

function ArticleRow({
  permalink,
  title,
  description,
  readMinutes,
  difficulty,
  isGuide,
}: ArticleLink): ReactNode {
  return (
    <Grid
      as={PlainLink}
      to={permalink}
      columns={[1, '10rem']}
      collapse="phone"
      gap={8}
      rowGap={1}
      paddingBlock={4}
      align="baseline"
      tone="muted"
      size="small"
      leading={1.5}
      className={clsx(styles.article, isGuide && styles.guide)}>
      {isGuide && (
        <Text as="span" size="label" tone="accent" weight="semibold" isBlock>
          Start here
        </Text>
      )}
      <Text as="span" tone="ink" weight="semibold" className={styles.name} {...pageMarks.linkName}>
        {title}
      </Text>
      <Text as="span" size="label" isFigures className={styles.facts}>
        {readMinutes} min read · {difficulty}
      </Text>
      {description && <span className={styles.summary}>{description}</span>}
    </Grid>
  );
}
