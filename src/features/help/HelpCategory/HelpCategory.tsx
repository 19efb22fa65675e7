import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocVersionBanner from '@theme/DocVersionBanner';
import SearchMetadata from '@theme/SearchMetadata';
import {MessageCircle, Printer} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Icon} from '@site/src/components/Icon/Icon';
import {LatestCanonical} from '@site/src/components/LatestCanonical/LatestCanonical';
import {Pager} from '@site/src/components/Pager/Pager';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {HelpCategory as CategoryName} from '@site/src/data/help';
import {pageMarks} from '@site/src/lib/pageMarks';
import {categoryIcons} from '../categoryIcons';
import {frozenMetadata} from '../HelpDoc/frozenMetadata';
import {articlesOf, categoriesAround} from '../HelpRoot/shortSidebar';
import {HelpTitle} from '../HelpTitle/HelpTitle';
import {OfflineButton} from '../offline/OfflineButton';
import {FilteredList} from './FilteredList';
import styles from './HelpCategory.module.css';

/** The page of a category (the instance's `docCategoryGeneratedIndexComponent`): every article with its reading time. */
export default function HelpCategory({categoryGeneratedIndex}: Props): ReactNode {
  const {title: name, description = '', image, permalink} = categoryGeneratedIndex;
  const {docsSidebars, isLast, label} = useDocsVersion();
  const title = `${name} · Help center`;
  // The shown sidebar has only part of them.
  const sidebar = useDocsSidebar();
  const items = (sidebar && docsSidebars[sidebar.name]) ?? [];
  const articles = articlesOf(items, permalink);
  const {previous, next} = categoriesAround(items, permalink);
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
        <HelpTitle title={name} icon={categoryIcons[name as CategoryName]}>
          {description}
        </HelpTitle>
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
              className={styles.offline}
              paths={[permalink, ...articles.map((article) => article.permalink)]}
            />
          </Cluster>
        </FilteredList>
        <div {...pageMarks.notText} {...pageMarks.notPrinted}>
          <Cluster gap={4} justify="between" marginTop={10}>
            <Text as="h2" size="large">
              Still stuck?
            </Text>
            <Button icon={MessageCircle} to="/contact">
              Contact support
            </Button>
          </Cluster>
          <Pager label="Categories" previous={previous} next={next} />
        </div>
      </div>
    </>
  );
}
