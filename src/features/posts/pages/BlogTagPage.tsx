import type {Props} from '@theme/BlogTagsPostsPage';
import type {ReactNode} from 'react';

import {MoreWays, TagPage} from '@site/src/components/Posts/ListPages';

export default function BlogTagPage(props: Props): ReactNode {
  return (
    <TagPage {...props} badge="Blog" socialCard="/social/blog.png">
      <MoreWays basePath="/blog" what="posts" />
    </TagPage>
  );
}
