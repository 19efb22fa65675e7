// Change: a post has our layout (category, contents beside the text, related posts); its metadata stay the theme's.
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {listPagesOf} from '@site/src/features/posts/listPages';
import {Post} from '@site/src/features/posts/Post/Post';
import {RelatedPosts} from '@site/src/features/posts/Post/RelatedPosts';
import {postSummary} from '@site/src/features/posts/postSummary';
import {notesOf} from '@site/src/domain/postNotes';

export default function BlogPostPage({content: Content}: Props): ReactNode {
  const {name, basePath} = listPagesOf(useRouteContext().plugin.id);
  const {metadata, toc} = Content;
  const {authors, nextItem, prevItem} = metadata;
  const {related} = notesOf(metadata.frontMatter);
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}>
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <Layout>
          <Post
            post={postSummary(metadata)}
            authors={authors}
            list={{name, to: basePath}}
            toc={toc}
            after={
              <>
                {related.length > 0 && <RelatedPosts posts={related} />}
                {(nextItem || prevItem) && (
                  <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />
                )}
              </>
            }>
            <MDXContent>
              <Content />
            </MDXContent>
          </Post>
        </Layout>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
