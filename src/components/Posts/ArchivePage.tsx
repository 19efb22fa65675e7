import type {Props} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';

import {PageTemplate} from '../PageTemplate/PageTemplate';
import {Section} from '../Section/Section';
import {PostList, postSummary} from './PostList';
import {useSeries} from './series';

/** All posts by year. Docusaurus sorts them, the latest first. */
export default function ArchivePage({archive}: Props): ReactNode {
  const {what, socialCard} = useSeries();
  const posts = archive.blogPosts.map(({metadata}) => postSummary(metadata));
  const years = new Set(posts.map(({date}) => date.slice(0, 4)));
  return (
    <PageTemplate
      badge="Archive"
      title={`All ${what}`}
      subtitle={`Every one of our ${what}, by year.`}
      description={`The complete archive of our ${what}, grouped by the year in which they were published, with the date and a summary of each.`}
      socialCard={socialCard}>
      {Array.from(years, (year) => (
        <Section key={year} title={year} isTight>
          <PostList posts={posts.filter(({date}) => date.startsWith(year))} headingLevel={3} />
        </Section>
      ))}
    </PageTemplate>
  );
}
