import Link from '@docusaurus/Link';
import type {Props as ListProps} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import {Archive, Rss, Tag} from 'lucide-react';
import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import {PageTemplate, type PageTemplateProps} from '../PageTemplate/PageTemplate';
import {PlainLink} from '../PlainLink/PlainLink';
import {Section} from '../Section/Section';
import {Cluster, Grid, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import {PostList, postSummary} from './PostList';
import styles from './ListPages.module.css';
import {useSeries} from './series';

interface ListPageProps
  extends Pick<ListProps, 'items' | 'metadata'>, Omit<PageTemplateProps, 'badge' | 'socialCard'> {
  /** Docusaurus's name of the page for search. */
  readonly searchTag?: string;
  /** Whether the first page shows its first post larger. */
  readonly hasLead?: boolean;
}

/** A list of posts or releases, below the children. */
export function ListPage(props: ListPageProps): ReactNode {
  const {items, metadata, searchTag = 'blog_posts_list', hasLead, children, ...page} = props;
  const {badge, socialCard} = useSeries();
  return (
    <PageTemplate badge={badge} socialCard={socialCard} {...page}>
      <SearchMetadata tag={searchTag} />
      <Section isTight>
        <MoreWays />
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

interface Row {
  readonly name: string;
  /** A team has no page of its own. */
  readonly to?: string;
  readonly text?: string;
  /** Number of posts. */
  readonly count: number;
}

interface RowsPageProps {
  readonly of: 'topics' | 'authors';
  readonly rows: readonly Row[];
}

/** A page of topics or teams, each with its description and its number of posts. */
export function RowsPage({of, rows}: RowsPageProps): ReactNode {
  const {badge, socialCard, unit, [of]: words} = useSeries();
  return (
    <PageTemplate badge={badge} socialCard={socialCard} {...words}>
      <SearchMetadata tag={of === 'topics' ? 'blog_tags_list' : 'blog_authors_list'} />
      <Section isTight>
        <Stack as="ul" gap={4} isDivided line="above">
          {rows.map(({name, to, text, count}) => (
            <Grid
              as="li"
              key={name}
              columns={['minmax(0, 12rem)', 1, 'max-content']}
              gap={8}
              rowGap={1}
              align="baseline"
              className={styles.row}>
              <Text as="h2" size="large">
                {to ? (
                  <PlainLink to={to} tone="ink" tap="full">
                    {name}
                  </PlainLink>
                ) : (
                  name
                )}
              </Text>
              <Text tone="muted" className={styles.text}>
                {text}
              </Text>
              <Text
                size="small"
                tone="muted"
                isFigures>{`${count} ${unit}${count === 1 ? '' : 's'}`}</Text>
            </Grid>
          ))}
        </Stack>
      </Section>
    </PageTemplate>
  );
}

const feeds = [
  {label: 'RSS', file: 'rss.xml'},
  {label: 'Atom', file: 'atom.xml'},
  {label: 'JSON Feed', file: 'feed.json'},
] as const;

/** The other ways through the posts: by topic, by year, and as feeds. The blog plugin makes them all. */
function MoreWays(): ReactNode {
  const {path, what} = useSeries();
  return (
    <Cluster
      as="nav"
      gap={6}
      rowGap={0}
      align="stretch"
      className={styles.ways}
      aria-label={`More ways to the ${what}`}
      {...pageMarks.notPrinted}>
      <Text as={Link} to={`${path}/tags`} tap="compact">
        <Icon icon={Tag} size={16} /> By topic
      </Text>
      <Text as={Link} to={`${path}/archive`} tap="compact">
        <Icon icon={Archive} size={16} /> By year
      </Text>
      <Cluster as="span" gap={4} rowGap={0} isInline>
        <Icon icon={Rss} size={16} />
        {feeds.map(({label, file}) => (
          <Text as={Link} key={file} to={`pathname://${path}/${file}`} target="_self" tap="compact">
            {label}
          </Text>
        ))}
      </Cluster>
    </Cluster>
  );
}
