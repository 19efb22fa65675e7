import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsPostsPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {ListPage} from './ListPages';
import {useSeries} from './series';

/** The posts of a tag, as the list page shows them. */
export default function TagPage({tag, items, listMetadata}: Props): ReactNode {
  const {label, description = ''} = tag;
  const {badge} = useSeries();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <ListPage
        {...{items, description, metadata: listMetadata, title: label, subtitle: description}}
        searchTag="blog_tags_posts"
        tag={tag}>
        <PageMetadata title={`${badge}: ${label}`} />
      </ListPage>
    </HtmlClassNameProvider>
  );
}
