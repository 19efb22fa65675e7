import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {PageTemplate} from '../PageTemplate/PageTemplate';
import {Section} from '../Section/Section';
import {PostList} from './PostList';
import {postSummary} from './postSummary';

export interface TagPageProps extends Pick<Props, 'tag' | 'items' | 'listMetadata'> {
  readonly badge: string;
  readonly socialCard: string;
  /** Shown above the list. */
  readonly children: ReactNode;
}

/** The posts of a tag, as the list page shows them. */
export function TagPage(props: TagPageProps): ReactNode {
  const {tag, items, listMetadata, badge, socialCard, children} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <PageTemplate
        badge={badge}
        title={tag.label}
        subtitle={tag.description}
        description={tag.description ?? ''}
        socialCard={socialCard}>
        <PageMetadata title={`${badge}: ${tag.label}`} />
        <SearchMetadata tag="blog_tags_posts" />
        <Section isTight>
          {children}
          <PostList posts={items.map(({content}) => postSummary(content.metadata))} />
          <BlogListPaginator metadata={listMetadata} />
        </Section>
      </PageTemplate>
    </HtmlClassNameProvider>
  );
}
