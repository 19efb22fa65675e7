import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';

import {longDate} from '@site/src/lib/dates';
import {categoryOf} from '@site/src/lib/postNotes';
import {capital} from '@site/src/lib/text';
import {PlainLink} from '../PlainLink/PlainLink';
import {Cluster, Grid} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './PostList.module.css';

export interface PostLabel {
  readonly label: string;
  readonly permalink: string;
}

/** A post as lists show it. */
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
  /** Built on `CoverArt`. */
  readonly Cover?: ComponentType;
}

interface Metadata extends Omit<PostSummary, 'category' | 'Cover'> {
  readonly frontMatter: object;
}

/**
 * Picks the fields that lists show from Docusaurus's metadata, and what the post's MDX file exports as `Cover`: Docusaurus
 * copies the exports to the component.
 */
export function postSummary(metadata: Metadata, content: object = {}): PostSummary {
  const {permalink, title, description, date, readingTime, tags, frontMatter} = metadata;
  return {
    ...{permalink, title, description, date, readingTime, tags},
    category: categoryOf({...frontMatter}),
    Cover: (content as {readonly Cover?: ComponentType}).Cover,
  };
}

/** A list of posts, latest first. A release has the badge of its kind next to its date. */
export function PostList({
  posts,
  tag,
  headingLevel = 2,
  isFirstLarge,
}: {
  readonly posts: readonly PostSummary[];
  /** The tag that all posts have, so no post repeats it. */
  readonly tag?: string;
  readonly headingLevel?: 2 | 3;
  /** Shows the first post with a large picture. */
  readonly isFirstLarge?: boolean;
}): ReactNode {
  return (
    <ul>
      {posts.map(({permalink, title, description, category, tags, Cover, ...facts}, index) => (
        <Grid
          as="li"
          key={permalink}
          columns={['12rem', 'minmax(0, var(--measure))']}
          gap={8}
          rowGap={2}
          className={clsx(
            styles.post,
            Cover && styles.covered,
            isFirstLarge && index === 0 && styles.large,
          )}>
          <PostFacts {...facts} className={styles.facts}>
            {category ? (
              category !== tag && (
                <Text as="span" tone="accent" weight="semibold">
                  {category}
                </Text>
              )
            ) : (
              <Kind tags={tags} />
            )}
          </PostFacts>
          <div className={styles.words}>
            <Text as={`h${headingLevel}`} size="heading">
              <PlainLink to={permalink} tone="ink">
                <PostTitle title={title} />
              </PlainLink>
            </Text>
            <Text tone="muted" marginTop={2}>
              {description}
            </Text>
            {category && (
              <Tags tags={tags.filter(({label}) => label !== category && label !== tag)} />
            )}
          </div>
          {Cover && (
            <div className={styles.cover}>
              <Cover />
            </div>
          )}
        </Grid>
      ))}
    </ul>
  );
}

/** A title; a release's starts with its version, as `v2.5.0: bounce routing`, on a line of its own, and then a sentence. */
export function PostTitle({title}: Pick<PostSummary, 'title'>): ReactNode {
  const [, version, name] = /^(v[\d.]+): (.+)$/.exec(title) ?? [];
  return (
    <>
      {version && (
        <Text as="span" size="large" tone="accent" isHead isBlock marginBottom={2}>
          {version}
          <span className="visuallyHidden">: </span>
        </Text>
      )}
      <span className={styles.name}>{name ? capital(name) : title}</span>
    </>
  );
}

/** A release's tags. */
export function Kind({tags}: Pick<PostSummary, 'tags'>): ReactNode {
  return tags.map(({label, permalink}) => (
    <PlainLink key={permalink} to={permalink} tone="accent" weight="semibold" tap="compact">
      {label}
    </PlainLink>
  ));
}

/** Date, reading time in minutes, rounded up, and authors of a post. */
export function PostFacts({
  date,
  readingTime,
  authors,
  children,
  ...rest
}: Pick<PostSummary, 'date' | 'readingTime'> & {
  readonly authors?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Cluster
      as={Text}
      align="start"
      gap={authors ? 5 : 4}
      rowGap={authors ? 1 : 0}
      size="small"
      tone="muted"
      {...rest}>
      <time dateTime={date}>{longDate(date)}</time>
      {readingTime !== undefined && <span>{Math.ceil(readingTime)} min read</span>}
      {authors && <span>{authors}</span>}
      {children}
    </Cluster>
  );
}

/** The tags of a post, each linked to its posts. Shows nothing without any. */
export function Tags({tags}: Pick<PostSummary, 'tags'>): ReactNode {
  if (tags.length === 0) return null;
  return (
    <Cluster as="ul" gap={4} rowGap={0} aria-label="Tags">
      {tags.map(({label, permalink}) => (
        <li key={permalink}>
          <PlainLink to={permalink} size="label" tone="muted" tap="compact">
            {label}
          </PlainLink>
        </li>
      ))}
    </Cluster>
  );
}
