import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocVersionBanner from '@theme/DocVersionBanner';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import {Printer} from 'lucide-react';
import type {ReactNode} from 'react';

import {Chip} from '@site/src/components/Chip/Chip';
import {Icon} from '@site/src/components/Icon/Icon';
import {LatestCanonical} from '@site/src/components/LatestCanonical/LatestCanonical';
import {BackLink, PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {difficulties, type Difficulty} from '@site/src/data/help';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {frozenMetadata} from '../HelpDoc/frozenMetadata';
import {articlesOf} from '../HelpRoot/shortSidebar';
import {OfflineButton} from '../offline/OfflineButton';
import type {ArticleLink} from '../RelatedArticles/RelatedArticles';
import {useVersionPath} from '../useVersionPath';
import styles from './HelpCategory.module.css';

const LEVEL = 'level';

/** The articles of one difficulty, which is in the URL, or all. */
function FilteredList({
  articles,
  children,
}: {
  readonly articles: readonly ArticleLink[];
  /** Shown next to the choices. */
  readonly children: ReactNode;
}): ReactNode {
  const [params, change] = useSearchParams();
  const level = difficulties.find((name) => name.toLowerCase() === params.get(LEVEL)) ?? null;
  const choices = difficulties.filter((name) =>
    articles.some(({difficulty}) => difficulty === name),
  );
  const shown = articles.filter(({difficulty}) => !level || difficulty === level);
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
      <Stack as="ul" isDivided isFramed>
        {shown.map(({permalink, title, description, readMinutes, difficulty, isGuide}) => (
          <li key={permalink}>
            <Cluster
              as={PlainLink}
              to={permalink}
              gap={4}
              rowGap={1}
              justify="between"
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
              <Text as="span" tone="ink" weight="semibold" className={styles.name}>
                {title}
              </Text>
              <Text as="span" size="label" isFigures>
                {readMinutes} min read · {difficulty}
              </Text>
              {description && <span className={styles.summary}>{description}</span>}
            </Cluster>
          </li>
        ))}
      </Stack>
    </div>
  );
}

/** The page of a category (the instance's `docCategoryGeneratedIndexComponent`): every article with its reading time. */
export default function HelpCategory({categoryGeneratedIndex}: Props): ReactNode {
  const {title: name, description = '', image, permalink} = categoryGeneratedIndex;
  const versionPath = useVersionPath();
  const {docsSidebars, isLast, label} = useDocsVersion();
  const title = `${name} · Help center`;
  // The shown sidebar has only part of them.
  const sidebar = useDocsSidebar();
  const articles = articlesOf((sidebar && docsSidebars[sidebar.name]) ?? [], permalink);
  return (
    <>
      <PageMetadata
        {...(isLast ? {title, description} : frozenMetadata(title, description, label))}
        image={image}
      />
      {/* Its own tag keeps this list out of the search results. */}
      <SearchMetadata tag="help_category" />
      <LatestCanonical />
      <DocVersionBanner />
      <div className={styles.page}>
        <BackLink to={versionPath}>Help center</BackLink>
        <h1 className={styles.title}>{name}</h1>
        <Text size="lead" tone="muted" isMeasured className={styles.description}>
          {description}
        </Text>
        <FilteredList articles={articles}>
          <Cluster gap={4} rowGap={0} {...pageMarks.notText} {...pageMarks.notPrinted}>
            {isLast && (
              // plugins/help-booklets writes the page after the routes.
              <PlainLink
                to={`pathname://${permalink.replace('/category/', '/booklet/')}`}
                target="_self"
                size="small"
                tone="muted"
                tap="full"
                {...pageMarks.notInMarkdown}>
                <Icon icon={Printer} size={16} /> Print all {articles.length} articles
              </PlainLink>
            )}
            <OfflineButton
              variant="quiet"
              className={styles.offline}
              paths={[permalink, ...articles.map((article) => article.permalink)]}
            />
          </Cluster>
        </FilteredList>
      </div>
    </>
  );
}
