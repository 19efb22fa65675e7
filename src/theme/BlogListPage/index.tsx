// Change: the list of /blog and /changelog gets the page template's heading and one row a post; the theme's list has no h1.
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {listPagesOf} from '@site/src/features/posts/listPages';
import {MoreWays} from '@site/src/features/posts/lists/MoreWays';
import {ReleaseFilter} from '@site/src/features/posts/lists/ReleaseFilter';
import {PostList} from '@site/src/features/posts/PostList';
import {postSummary} from '@site/src/features/posts/postSummary';
import {Subscribe} from '@site/src/features/posts/Subscribe/Subscribe';

export default function BlogListPage(props: Props): ReactNode {
  const {items, metadata} = props;
  const {name, what, basePath, socialCard, list} = listPagesOf(useRouteContext().plugin.id);
  return (
    <PageTemplate
      badge={name}
      {...list}
      subtitle={metadata.blogDescription}
      socialCard={socialCard}>
      <BlogListPageStructuredData {...props} />
      <SearchMetadata tag="blog_posts_list" />
      <Section isTight>
        <MoreWays basePath={basePath} what={what} />
        {what === 'releases' && (
          <>
            <Subscribe />
            <ReleaseFilter />
          </>
        )}
        <PostList
          posts={items.map(({content}) => postSummary(content.metadata))}
          hasLead={what === 'posts' && metadata.page === 1}
        />
        <BlogListPaginator metadata={metadata} />
      </Section>
    </PageTemplate>
  );
}
