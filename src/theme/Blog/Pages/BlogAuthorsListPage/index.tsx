// Change: the teams in the page template, with the number of their posts.
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {listPagesOf} from '@site/src/features/posts/listPages';
import {countOf} from '@site/src/features/posts/lists/countOf';
import {Rows} from '@site/src/features/posts/lists/Rows';

export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  const {name, what, authors: page, socialCard} = listPagesOf(useRouteContext().plugin.id);
  return (
    <PageTemplate badge={name} {...page} socialCard={socialCard}>
      <SearchMetadata tag="blog_authors_list" />
      <Section isTight>
        <Rows
          rows={authors.map((author) => ({
            name: author.name ?? author.key,
            text: author.title,
            count: countOf(author.count, what),
          }))}
        />
      </Section>
    </PageTemplate>
  );
}
