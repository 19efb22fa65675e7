import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

import {PageTemplate} from '../PageTemplate/PageTemplate';
import {Section} from '../Section/Section';
import {StructuredData} from '../StructuredData/StructuredData';
import {PostList} from './PostList';
import {postSummary} from './postSummary';

export interface ListPageProps extends Pick<Props, 'items' | 'metadata'> {
  readonly title: string;
  readonly description: string;
  readonly socialCard: string;
  readonly structuredData: object;
  /** Whether the first page shows its first post larger. */
  readonly hasLead?: boolean;
  /** Shown above the list. */
  readonly children: ReactNode;
}

/** The list of all posts or releases. */
export function ListPage(props: ListPageProps): ReactNode {
  const {items, metadata, title, description, socialCard, structuredData, hasLead, children} =
    props;
  return (
    <PageTemplate
      badge={metadata.blogTitle}
      title={title}
      subtitle={metadata.blogDescription}
      description={description}
      socialCard={socialCard}>
      <StructuredData data={[structuredData]} />
      <SearchMetadata tag="blog_posts_list" />
      <Section isTight>
        {children}
        <PostList
          posts={items.map(({content}) => postSummary(content.metadata))}
          hasLead={hasLead && metadata.page === 1}
        />
        <BlogListPaginator metadata={metadata} />
      </Section>
    </PageTemplate>
  );
}
