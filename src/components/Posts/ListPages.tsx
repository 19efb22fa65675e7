import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as ArchiveProps} from '@theme/BlogArchivePage';
import type {Props as ListProps} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props as TagProps} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import {Archive, Rss, Tag} from 'lucide-react';
import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import {PageTemplate, type PageTemplateProps} from '../PageTemplate/PageTemplate';
import {Section} from '../Section/Section';
import {Cluster, Grid, Stack} from '../Stack/Stack';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Text} from '../Text/Text';
import {PostList, postSummary} from './PostList';
import styles from './ListPages.module.css';

interface ListPageProps extends Pick<ListProps, 'items' | 'metadata'>, PageTemplateProps {
  /** Docusaurus's name of the page for search. */
  readonly searchTag?: string;
  /** Whether the first page shows its first post larger. */
  readonly hasLead?: boolean;
}

/** A list of posts or releases, below the children. */
export function ListPage(props: ListPageProps): ReactNode {
  const {items, metadata, searchTag = 'blog_posts_list', hasLead, children, ...page} = props;
  return (
    <PageTemplate {...page}>
      <SearchMetadata tag={searchTag} />
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

interface TagPageProps extends Pick<TagProps, 'tag' | 'items' | 'listMetadata'> {
  readonly badge: string;
  readonly socialCard: string;
  /** Shown above the list. */
  readonly children: ReactNode;
}

/** The posts of a tag, as the list page shows them. */
export function TagPage({tag, listMetadata, children, ...page}: TagPageProps): ReactNode {
  const {label, description = ''} = tag;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <ListPage
        {...page}
        {...{title: label, subtitle: description, description, metadata: listMetadata}}
        searchTag="blog_tags_posts">
        <PageMetadata title={`${page.badge}: ${label}`} />
        {children}
      </ListPage>
    </HtmlClassNameProvider>
  );
}

interface ArchivePageProps extends Pick<ArchiveProps, 'archive'> {
  readonly what: 'posts' | 'releases';
  readonly socialCard: string;
}

/** All posts by year. Docusaurus sorts them, the latest first. */
export function ArchivePage({archive, what, socialCard}: ArchivePageProps): ReactNode {
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

interface Row {
  readonly name: string;
  /** A team has no page of its own. */
  readonly to?: string;
  readonly text?: string;
  /** Number of posts. */
  readonly count: number;
}

interface RowsPageProps extends PageTemplateProps {
  /** Docusaurus's name of the page for search. */
  readonly searchTag: 'blog_tags_list' | 'blog_authors_list';
  readonly rows: readonly Row[];
  readonly unit: 'post' | 'release';
}

/** A page of topics or teams, each with its description and its number of posts. */
export function RowsPage({searchTag, rows, unit, ...page}: RowsPageProps): ReactNode {
  return (
    <PageTemplate {...page}>
      <SearchMetadata tag={searchTag} />
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
export function MoreWays({
  basePath,
  what,
}: {
  /** Path of the list, such as `/blog`. */
  readonly basePath: string;
  readonly what: 'posts' | 'releases';
}): ReactNode {
  return (
    <Cluster
      as="nav"
      gap={6}
      rowGap={0}
      align="stretch"
      className={styles.ways}
      aria-label={`More ways to the ${what}`}
      {...pageMarks.notPrinted}>
      <Text as={Link} to={`${basePath}/tags`} tap="compact">
        <Icon icon={Tag} size={16} /> By topic
      </Text>
      <Text as={Link} to={`${basePath}/archive`} tap="compact">
        <Icon icon={Archive} size={16} /> By year
      </Text>
      <Cluster as="span" gap={4} rowGap={0} isInline>
        <Icon icon={Rss} size={16} />
        {feeds.map(({label, file}) => (
          <Text
            as={Link}
            key={file}
            to={`pathname://${basePath}/${file}`}
            target="_self"
            tap="compact">
            {label}
          </Text>
        ))}
      </Cluster>
    </Cluster>
  );
}
