import type {Props} from '@theme/BlogTagsPostsPage';
import type {ReactNode} from 'react';

import {MoreWays, TagPage} from '@site/src/components/Posts/ListPages';
import {ReleaseFilter} from '../ReleaseFilter';

export default function ChangelogTagPage(props: Props): ReactNode {
  return (
    <TagPage {...props} badge="Changelog" socialCard="/social/changelog.png">
      <MoreWays basePath="/changelog" what="releases" />
      <ReleaseFilter />
    </TagPage>
  );
}
