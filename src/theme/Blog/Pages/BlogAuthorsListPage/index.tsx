// Change: a title that tells the blog's list from the changelog's, and a description; the theme gives both the same and none.
import {PageMetadata} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

import {listPagesOf} from '@site/src/features/posts/listPages';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <>
      <Original {...props} />
      <PageMetadata {...listPagesOf(plugin.id).authors} />
    </>
  );
}
