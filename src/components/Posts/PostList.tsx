import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Badge, Eyebrow} from '@site/src/components/Badge/Badge';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {categoryOf, type RelatedPost} from '@site/src/lib/postNotes';
import styles from './PostList.module.css';

interface PostLabel {
  readonly label: string;
  readonly permalink: string;
}

/** What a list shows of a post. */
export interface PostSummary {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  /** Minutes; missing where reading time isn't shown. */
  readonly readingTime?: number;
  /** Missing for a release. */
  readonly category?: string;
  readonly tags: readonly PostLabel[];
}

interface Metadata extends Omit<PostSummary, 'category'> {
  readonly frontMatter: object;
}

/** A list's view of the metadata that Docusaurus has of a post. */
export function postSummary(metadata: Metadata): PostSummary {
  const {permalink, title, description, date, readingTime, tags, frontMatter} = metadata;
  return {
    ...{permalink, title, description, date, readingTime, tags},
    category: categoryOf({...frontMatter}),
  };
}

/** Posts one below the other, the latest first. */
export function PostList({
  posts,
  headingLevel = 2,
  hasLead = false,
}: {
  readonly posts: readonly PostSummary[];
  readonly headingLevel?: 2 | 3;
  /** Sets the first post larger, as the news. */
  readonly hasLead?: boolean;
}): ReactNode {
  return (
    <ul className={clsx(hasLead && styles.withLead)}>
      {posts.map(({permalink, title, description, date, readingTime, category, tags}) => (
        <li key={permalink} className={styles.post}>
          <Text size="small" tone="muted" className={styles.facts}>
            <PostFacts date={date} readingTime={readingTime} />
          </Text>
          <div className={styles.words}>
            {category && <Eyebrow>{category}</Eyebrow>}
            <Text as={`h${headingLevel}`} size="heading" className={styles.title}>
              <Link to={permalink} className={styles.link}>
                {title}
              </Link>
            </Text>
            <Text tone="muted" className={styles.description}>
              {description}
            </Text>
            <Tags tags={tags} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The posts to read after this one; plugins/lib/blogPosts.ts chooses them. */
export function RelatedPosts({posts}: {readonly posts: readonly RelatedPost[]}): ReactNode {
  return (
    <Stack as="section" gap={8} className={styles.related}>
      <Text as="h2" size="heading">
        Related posts
      </Text>
      <ul className={styles.columns}>
        {posts.map(({permalink, title, description, category, date, readingTime}) => (
          <li key={permalink} className={styles.relatedPost}>
            {category && (
              <Text size="label" tone="accent" weight="semibold" className={styles.category}>
                {category}
              </Text>
            )}
            <h3 className={styles.relatedTitle}>
              <Link to={permalink} className={styles.link}>
                {title}
              </Link>
            </h3>
            <Text tone="muted" className={clsx(styles.description, styles.relatedDescription)}>
              {description}
            </Text>
            <Cluster as="p" gap={4} rowGap={0} className={styles.relatedFacts}>
              <PostFacts date={date} readingTime={readingTime} />
            </Cluster>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const formatDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** When a post was published and, in minutes rounded up, how long it takes to read. */
export function PostFacts({
  date,
  readingTime,
}: Pick<PostSummary, 'date' | 'readingTime'>): ReactNode {
  return (
    <>
      <time dateTime={date}>{formatDate.format(new Date(date))}</time>
      {readingTime !== undefined && <span>{Math.ceil(readingTime)} min read</span>}
    </>
  );
}

/** The tags of a post. Each leads to the posts that share it. */
export function Tags({tags}: Pick<PostSummary, 'tags'>): ReactNode {
  return (
    <Cluster as="ul" gap={2} rowGap={0} aria-label="Tags">
      {tags.map(({label, permalink}) => (
        <li key={permalink}>
          <Link to={permalink} className={styles.tag}>
            <Badge>{label}</Badge>
          </Link>
        </li>
      ))}
    </Cluster>
  );
}
