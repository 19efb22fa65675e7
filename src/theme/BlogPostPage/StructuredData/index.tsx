// Change: authors are organizations, and publisher, last change, section and length are told.
import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';

import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {describedPost} from '@site/src/features/posts/structuredData/describedPost';
import {postStructuredData} from '@site/src/features/posts/structuredData/postStructuredData';

export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  const {metadata} = useBlogPost();
  return <StructuredData data={[postStructuredData(data, describedPost(metadata))]} />;
}
