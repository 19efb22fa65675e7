import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';

import {ListPage} from '@site/src/components/Posts/ListPages';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {listStructuredData} from '@site/src/domain/postStructuredData';
import {ReleaseFilter} from '../ReleaseFilter';
import {Subscribe} from '../Subscribe';

export default function ChangelogListPage(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  return (
    <ListPage
      items={props.items}
      metadata={props.metadata}
      title="What changed, and why."
      subtitle={props.metadata.blogDescription}
      description="Every release of the product with its date, what it changed, and the help articles that explain it. As a page and as RSS, Atom and JSON feeds.">
      <StructuredData data={[listStructuredData(data, props, '/changelog/authors')]} />
      <Subscribe />
      <ReleaseFilter />
    </ListPage>
  );
}
