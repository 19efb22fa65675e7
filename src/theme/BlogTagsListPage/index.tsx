// Change: the tags in the page template, each with what it stands for; the theme sorts them by their first letter.
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {listPagesOf} from '@site/src/features/posts/listPages';
import {countOf} from '@site/src/features/posts/lists/countOf';
import {Rows} from '@site/src/features/posts/lists/Rows';

export default function BlogTagsListPage({tags}: Props): ReactNode {
  const {name, what, tags: page, socialCard} = listPagesOf(useRouteContext().plugin.id);
  return (
    <PageTemplate badge={name} {...page} socialCard={socialCard}>
      <SearchMetadata tag="blog_tags_list" />
      <Section isTight>
        <Rows
          rows={tags.map(({label, permalink, description, count}) => ({
            name: label,
            to: permalink,
            text: description,
            count: countOf(count, what),
          }))}
        />
      </Section>
    </PageTemplate>
  );
}
