// Change: the archive in the page template; the theme's is a second banner landmark and skips a level of headings.
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {listPagesOf} from '@site/src/features/posts/listPages';
import {PostList} from '@site/src/features/posts/PostList';
import {postsByYear} from '@site/src/features/posts/postsByYear';
import {postSummary} from '@site/src/features/posts/postSummary';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => postSummary(metadata));
  const {what, socialCard} = listPagesOf(useRouteContext().plugin.id);
  return (
    <PageTemplate
      badge="Archive"
      title={`All ${what}`}
      subtitle={`Every one of our ${what}, by year.`}
      description={`The complete archive of our ${what}, grouped by the year in which they were published, with the date and a summary of each.`}
      socialCard={socialCard}>
      {postsByYear(posts).map(([year, ofYear]) => (
        <Section key={year} title={year} isTight>
          <PostList posts={ofYear} headingLevel={3} />
        </Section>
      ))}
    </PageTemplate>
  );
}
