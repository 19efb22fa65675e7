import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';

import {ListPage} from '@site/src/components/Posts/ListPages';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {listStructuredData} from '@site/src/domain/postStructuredData';

/** The blog's page of posts, newest first. */
export default function BlogListPage(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  return (
    <ListPage
      items={props.items}
      metadata={props.metadata}
      title="Email that earns a reply."
      subtitle={props.metadata.blogDescription}
      description="Deliverability, outreach, and buying intent for people who send for a living. Worked examples with the math and the sources.">
      <StructuredData data={[listStructuredData(data, props, '/blog/authors')]} />
    </ListPage>
  );
}
