// Change: the posts of a tag in the page template and as the list of /blog shows them; the theme prints every excerpt.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {MoreWays} from '@site/src/features/posts/lists/MoreWays';
import {ReleaseFilter} from '@site/src/features/posts/lists/ReleaseFilter';
import {listPagesOf} from '@site/src/features/posts/listPages';
import {PostList} from '@site/src/features/posts/PostList';
import {postSummary} from '@site/src/features/posts/postSummary';

export default function BlogTagsPostsPage({tag, items, listMetadata}: Props): ReactNode {
  const {name, what, basePath, socialCard} = listPagesOf(useRouteContext().plugin.id);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <PageTemplate
        badge={name}
        title={tag.label}
        subtitle={tag.description}
        description={tag.description ?? ''}
        socialCard={socialCard}>
        <PageMetadata title={`${name}: ${tag.label}`} />
        <SearchMetadata tag="blog_tags_posts" />
        <Section isTight>
          <MoreWays basePath={basePath} what={what} />
          {what === 'releases' && <ReleaseFilter />}
          <PostList posts={items.map(({content}) => postSummary(content.metadata))} />
          <BlogListPaginator metadata={listMetadata} />
        </Section>
      </PageTemplate>
    </HtmlClassNameProvider>
  );
}
