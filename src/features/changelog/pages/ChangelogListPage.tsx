import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';

import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {ListPage} from '@site/src/components/Posts/ListPages';
import {Cluster} from '@site/src/components/Stack/Stack';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {listStructuredData} from '@site/src/domain/postStructuredData';
import {shortDate} from '@site/src/lib/dates';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from '../Changelog.module.css';
import {Subscribe} from '../Subscribe';

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

/** More don't fit next to the title. */
const MOST = 4;

interface Release {
  readonly permalink: string;
  /** Starts with the version: `v2.5.0: bounce routing`. */
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Links to the latest versions along a line, newest on top or, on narrow screens, at the left. */
function VersionRail({releases}: {readonly releases: readonly Release[]}): ReactNode {
  return (
    <ol className={styles.rail} {...pageMarks.notInMarkdown} {...pageMarks.notSearched}>
      {releases.slice(0, MOST).map(({permalink, title, date}, row) => (
        <li key={permalink} className={row === 0 ? styles.latest : undefined}>
          <Cluster as={PlainLink} to={permalink} tone="ink" isOneLine>
            <Dot isLatest={row === 0} />
            <Text as="span" isHead grow={5} className={styles.version}>
              {title.split(':')[0]}
            </Text>{' '}
            <Text as="time" size="medium" tone="muted" dateTime={date}>
              {shortDate(date)}
            </Text>
          </Cluster>
        </li>
      ))}
    </ol>
  );
}

/** The row's part of the line with its dot. */
function Dot({isLatest}: {readonly isLatest: boolean}): ReactNode {
  return (
    <svg viewBox="0 0 56 60" width="3.5rem" height="3.75rem" strokeWidth="2" aria-hidden="true">
      <path d={isLatest ? 'M24 30v30' : 'M24 0v60'} stroke="var(--line)" />
      <circle
        cx="24"
        cy="30"
        r={isLatest ? 9 : 6}
        fill={isLatest ? 'var(--accent)' : 'var(--paper)'}
        stroke={isLatest ? 'var(--accent)' : 'var(--line-strong)'}
      />
    </svg>
  );
}
