// Change: the archive in the page template; the theme's is a second banner landmark and skips a level of headings.
import type {Props} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {PostList} from '@site/src/features/posts/PostList';
import {postListHeads} from '@site/src/features/posts/postListHeads';
import {postsByYear} from '@site/src/features/posts/postsByYear';
import {postSummary} from '@site/src/features/posts/postSummary';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => postSummary(metadata));
  const isChangelog = posts[0]?.permalink.startsWith('/changelog/') ?? false;
  const what = isChangelog ? 'releases' : 'posts';
  return (
    <PageTemplate
      badge="Archive"
      title={isChangelog ? 'All releases' : 'All posts'}
      subtitle={`Every one of our ${what}, by year.`}
      description={`The complete archive of our ${what}, grouped by the year in which they were published, with the date and a summary of each.`}
      socialCard={postListHeads[isChangelog ? 'changelog' : 'blog'].socialCard}>
      {postsByYear(posts).map(([year, ofYear]) => (
        <Section key={year} title={year} isTight>
          <PostList posts={ofYear} headingLevel={3} />
        </Section>
      ))}
    </PageTemplate>
  );
}
