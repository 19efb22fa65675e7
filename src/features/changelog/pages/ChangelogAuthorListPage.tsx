import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

import {RowsPage} from '@site/src/components/Posts/ListPages';

export default function ChangelogAuthorListPage({authors}: Props): ReactNode {
  return (
    <RowsPage
      searchTag="blog_authors_list"
      badge="Changelog"
      title="Who writes the changelog"
      subtitle="Releases are described by the team that made them."
      description="The teams that write the changelog, and what each of them is responsible for."
      socialCard="/social/changelog.png"
      unit="release"
      rows={authors.map(({name, key, title, count}) => ({name: name ?? key, text: title, count}))}
    />
  );
}
