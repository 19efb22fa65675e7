import type {Props} from '@theme/BlogTagsPostsPage';
import type {ReactNode} from 'react';

import TagPage from '@site/src/components/Posts/TagPage';
import {ReleaseFilter} from '../ReleaseFilter';

export default function ChangelogTagPage(props: Props): ReactNode {
  return (
    <TagPage {...props}>
      <ReleaseFilter />
    </TagPage>
  );
}
