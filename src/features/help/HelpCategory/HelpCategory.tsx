import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocVersionBanner from '@theme/DocVersionBanner';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

import {LatestCanonical} from '@site/src/components/LatestCanonical/LatestCanonical';
import {BackLink} from '@site/src/components/PlainLink/PlainLink';
import {Text} from '@site/src/components/Text/Text';
import styles from '../HelpArticle/HelpArticle.module.css';
import {frozenMetadata} from '../HelpDoc/frozenMetadata';
import {articlesOf} from '../HelpRoot/shortSidebar';
import {ArticleList} from '../RelatedArticles/RelatedArticles';
import {useVersionPath} from '../useVersionPath';

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
      <Text as="div" isMeasured className={styles.category}>
        <BackLink to={versionPath}>Help center</BackLink>
        <h1 className={styles.title}>{name}</h1>
        <Text size="lead" tone="muted" className={styles.description}>
          {description}
        </Text>
        <ArticleList articles={articles} isTimed />
      </Text>
    </>
  );
}
