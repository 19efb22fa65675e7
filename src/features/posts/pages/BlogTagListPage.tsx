import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

import {RowsPage} from '@site/src/components/Posts/ListPages';

export default function BlogTagListPage({tags}: Props): ReactNode {
  return (
    <RowsPage
      searchTag="blog_tags_list"
      badge="Blog"
      title="Blog topics"
      subtitle="Every tag of the blog, and what it stands for."
      description="Every topic of the blog, from deliverability to DNS, each with the posts about it."
      socialCard="/social/blog.png"
      unit="post"
      rows={tags.map(({label, permalink, description, count}) => ({
        name: label,
        to: permalink,
        text: description,
        count,
      }))}
    />
  );
}
