// Change: authors are organizations, and publisher, last change, section and length are told.
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';

import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {listPagesOf} from '@site/src/features/posts/listPages';
import {describedPost} from '@site/src/features/posts/structuredData/describedPost';
import {listStructuredData} from '@site/src/features/posts/structuredData/postStructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  const posts = props.items.map(({content}) => describedPost(content.metadata));
  const pages = listPagesOf(useRouteContext().plugin.id);
  return <StructuredData data={[listStructuredData(data, posts, pages)]} />;
}
