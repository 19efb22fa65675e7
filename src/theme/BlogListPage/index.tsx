// Change: the list of /blog and /changelog gets the page template's heading and one row a post; the theme's list has no h1.
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {MoreWays} from '@site/src/features/posts/lists/MoreWays';
import {ReleaseFilter} from '@site/src/features/posts/lists/ReleaseFilter';
import {PostList} from '@site/src/features/posts/PostList';
import {postListHeads} from '@site/src/features/posts/postListHeads';
import {postSummary} from '@site/src/features/posts/postSummary';
import {Subscribe} from '@site/src/features/posts/Subscribe/Subscribe';

export default function BlogListPage(props: Props): ReactNode {
  const {items, metadata} = props;
  const isBlog = metadata.blogTitle !== 'Changelog';
  const head = postListHeads[isBlog ? 'blog' : 'changelog'];
  return (
    <PageTemplate
      badge={metadata.blogTitle}
      title={head.title}
      subtitle={metadata.blogDescription}
      description={head.description}
      socialCard={head.socialCard}>
      <BlogListPageStructuredData {...props} />
      <SearchMetadata tag="blog_posts_list" />
      <Section isTight>
        <MoreWays basePath={isBlog ? '/blog' : '/changelog'} what={isBlog ? 'posts' : 'releases'} />
        {!isBlog && (
          <>
            <Subscribe />
            <ReleaseFilter />
          </>
        )}
        <PostList
          posts={items.map(({content}) => postSummary(content.metadata))}
          hasLead={isBlog && metadata.page === 1}
        />
        <BlogListPaginator metadata={metadata} />
      </Section>
    </PageTemplate>
  );
}
