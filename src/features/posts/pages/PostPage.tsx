import {
  BlogPostProvider,
  useBlogMetadata,
  useBlogPost,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import type {Props} from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Pager} from '@site/src/components/Pager/Pager';
import {Post} from '@site/src/components/Posts/Post';
import {RelatedPosts} from '@site/src/components/Posts/RelatedPosts';
import {postSummary} from '@site/src/components/Posts/PostList';
import {useSeries} from '@site/src/components/Posts/series';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {postStructuredData} from '@site/src/domain/postStructuredData';
import {notesOf} from '@site/src/lib/postNotes';

/** The page of a post or a release: our layout with Docusaurus's metadata. */
export default function PostPage({content: Content}: Props): ReactNode {
  const {blogTitle, blogBasePath} = useBlogMetadata();
  const {metadata, toc} = Content;
  const {authors, nextItem, prevItem} = metadata;
  const {related} = notesOf(metadata.frontMatter);
  const {unit} = useSeries();
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}>
        <BlogPostPageMetadata />
        <PostData />
        <Layout>
          <Post
            post={postSummary(metadata, Content)}
            authors={authors}
            list={{name: blogTitle, to: blogBasePath}}
            toc={toc}
            after={
              <>
                {related.length > 0 && <RelatedPosts posts={related} />}
                <Pager
                  label={`More ${unit}s`}
                  previous={prevItem}
                  next={nextItem}
                  captions={{previous: `Newer ${unit}`, next: `Older ${unit}`}}
                />
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

/** The theme's structured data, with organizations as authors, the publisher, last change, section, and length. */
function PostData(): ReactNode {
  const data = useBlogPostStructuredData();
  const {metadata} = useBlogPost();
  const {authorsListPath} = useBlogMetadata();
  return <StructuredData data={[postStructuredData(data, metadata, authorsListPath)]} />;
}
