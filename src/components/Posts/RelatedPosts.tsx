import type {ReactNode} from 'react';

import type {RelatedPost} from '@site/src/lib/postNotes';
import {PlainLink} from '../PlainLink/PlainLink';
import {Grid, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Post.module.css';
import {PostFacts} from './PostList';

/** A post in a column, without its picture. */
function PostEntry({post}: {readonly post: RelatedPost}): ReactNode {
  const {permalink, title, description, category, date, readingTime} = post;
  return (
    <li className={styles.entry}>
      {category && (
        <Text size="label" tone="accent" weight="semibold">
          {category}
        </Text>
      )}
      <Text as="h3" className={styles.entryTitle}>
        <PlainLink to={permalink} tone="ink">
          {title}
        </PlainLink>
      </Text>
      <Text tone="muted" size="medium" leading={1.5}>
        {description}
      </Text>
      <PostFacts {...{date, readingTime}} className={styles.entryFacts} />
    </li>
  );
}

/** Related posts, picked by plugins/lib/blogPosts.ts. */
export function RelatedPosts({posts}: {readonly posts: readonly RelatedPost[]}): ReactNode {
  return (
    <Stack as="section" gap={8} line="above" marginTop={20} paddingTop={8}>
      <Text as="h2" size="heading">
        Related posts
      </Text>
      <Grid as="ul" columns={16} gap={10} rowGap={8}>
        {posts.map((post) => (
          <PostEntry key={post.permalink} post={post} />
        ))}
      </Grid>
    </Stack>
  );
}
