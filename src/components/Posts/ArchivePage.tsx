import type {Props} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';

import {PageTemplate} from '../PageTemplate/PageTemplate';
import {Section} from '../Section/Section';
import {PostList, postSummary} from './PostList';
import {useSeries} from './series';

/** All posts by year. Docusaurus sorts them, latest first. */
export default function ArchivePage({archive}: Props): ReactNode {
  const {what, socialCard} = useSeries();
  const posts = archive.blogPosts.map(({metadata}) => postSummary(metadata));
  const years = new Set(posts.map(({date}) => date.slice(0, 4)));
  return (
    <PageTemplate
      badge="Archive"
      title={`All ${what}`}
      subtitle={`Browse all ${what} by year.`}
      description={`Browse the archive of our ${what} by year, with the date and a summary of each.`}
      socialCard={socialCard}>
      {Array.from(years, (year) => (
        <Section key={year} title={year} isTight>
          <PostList posts={posts.filter(({date}) => date.startsWith(year))} headingLevel={3} />
        </Section>
      ))}
    </PageTemplate>
  );
}
