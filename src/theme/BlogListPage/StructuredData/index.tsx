// Change: authors are organizations, and publisher, last change, section and length are told.
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';

import {describedPost} from '@site/src/features/posts/structuredData/describedPost';
import {listStructuredData} from '@site/src/features/posts/structuredData/postStructuredData';
import {toScriptJson} from '@site/src/lib/toScriptJson';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  const posts = props.items.map(({content}) => describedPost(content.metadata));
  return (
    <Head>
      <script type="application/ld+json">
        {toScriptJson(listStructuredData(data, posts, props.metadata.blogTitle))}
      </script>
    </Head>
  );
}
