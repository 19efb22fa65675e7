import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

import {RowsPage} from '@site/src/components/Posts/ListPages';

export default function BlogAuthorListPage({authors}: Props): ReactNode {
  return (
    <RowsPage
      searchTag="blog_authors_list"
      badge="Blog"
      title="Who writes the blog"
      subtitle="Posts are written and signed by teams."
      description="The teams that write the blog, and what each of them works on all day."
      socialCard="/social/blog.png"
      unit="post"
      rows={authors.map(({name, key, title, count}) => ({name: name ?? key, text: title, count}))}
    />
  );
}
