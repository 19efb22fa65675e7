// Change: authors are organizations, and publisher, last change, section and length are told.
import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useRouteContext from '@docusaurus/useRouteContext';
import type {ReactNode} from 'react';

import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {listPagesOf} from '@site/src/features/posts/listPages';
import {describedPost} from '@site/src/features/posts/structuredData/describedPost';
import {postStructuredData} from '@site/src/features/posts/structuredData/postStructuredData';

export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  const {metadata} = useBlogPost();
  const pages = listPagesOf(useRouteContext().plugin.id);
  return <StructuredData data={[postStructuredData(data, describedPost(metadata), pages)]} />;
}
