import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';

import {ListPage} from '@site/src/components/Posts/ListPages';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {brand} from '@site/src/data/brand';
import {listStructuredData} from '@site/src/domain/postStructuredData';
import {Subscribe} from '../Subscribe';
import {VersionRail} from '../VersionRail';

/** The changelog's page of releases, newest first, with the form for release emails. */
export default function ChangelogListPage(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  return (
    <ListPage
      items={props.items}
      metadata={props.metadata}
      searchTag="default"
      question="What’s new: where are the changelog, release notes, and RSS feed?"
      title={`See what’s new in ${brand.name}.`}
      art={<VersionRail releases={props.items.map(({content}) => content.metadata)} />}
      subtitle={props.metadata.blogDescription}
      after={<Subscribe />}
      description="Release notes: new features, improvements, and what you need to do. Follow along by email or with an RSS, Atom, or JSON feed.">
      <StructuredData data={[listStructuredData(data, props, '/changelog/authors')]} />
    </ListPage>
  );
}
