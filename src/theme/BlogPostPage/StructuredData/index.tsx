// Change: authors are organizations, and publisher, last change, section and length are told.
import Head from '@docusaurus/Head';
import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';

import {describedPost} from '@site/src/features/posts/structuredData/describedPost';
import {postStructuredData} from '@site/src/features/posts/structuredData/postStructuredData';
import {toScriptJson} from '@site/src/lib/toScriptJson';

export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  const {metadata} = useBlogPost();
  return (
    <Head>
      <script type="application/ld+json">
        {toScriptJson(postStructuredData(data, describedPost(metadata)))}
      </script>
    </Head>
  );
}
