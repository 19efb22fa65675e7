import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';

import {ListPage, MoreWays} from '@site/src/components/Posts/ListPages';
import {listStructuredData} from '@site/src/domain/postStructuredData';

export default function BlogListPage(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  return (
    <ListPage
      {...props}
      title="Email that earns a reply."
      description="Posts on deliverability, outreach and buying intent for people who send for a living, with the arithmetic shown and the sources named."
      socialCard="/social/blog.png"
      structuredData={listStructuredData(data, props, '/blog/authors')}
      hasLead>
      <MoreWays basePath="/blog" what="posts" />
    </ListPage>
  );
}
