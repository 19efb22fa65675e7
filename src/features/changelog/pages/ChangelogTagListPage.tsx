import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

import {RowsPage} from '@site/src/components/Posts/ListPages';

export default function ChangelogTagListPage({tags}: Props): ReactNode {
  return (
    <RowsPage
      searchTag="blog_tags_list"
      badge="Changelog"
      title="Kinds of releases"
      subtitle="What is new, and what became better."
      description="The releases by kind: those with a new feature and those with an improvement."
      socialCard="/social/changelog.png"
      unit="release"
      rows={tags.map(({label, permalink, description, count}) => ({
        name: label,
        to: permalink,
        text: description,
        count,
      }))}
    />
  );
}
