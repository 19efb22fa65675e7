// Change: authors are organizations; adds publisher, last change, section, and length.
import {
  useBlogMetadata,
  useBlogPost,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';

import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {postStructuredData} from '@site/src/domain/postStructuredData';

export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  const {metadata} = useBlogPost();
  const {authorsListPath} = useBlogMetadata();
  return <StructuredData data={[postStructuredData(data, metadata, authorsListPath)]} />;
}
