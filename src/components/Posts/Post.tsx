import type {TOCItem} from '@docusaurus/mdx-loader';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import '@site/src/css/documents.css';
import {pageMarks} from '@site/src/lib/pageMarks';
import {Eyebrow} from '../Badge/Badge';
import {Panel} from '../Card/Card';
import {CopyPage} from '../CopyPage/CopyPage';
import {Disclosure} from '../Disclosure/Disclosure';
import {BackLink} from '../PlainLink/PlainLink';
import {ReadingPosition} from '../ReadingPosition/ReadingPosition';
import {Cluster, Grid, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import {Kind, PostFacts, PostTitle, Tags, type PostSummary} from './PostList';
import styles from './Post.module.css';

interface PostAuthor {
  readonly name?: string;
  readonly title?: string;
}

export interface PostProps {
  readonly post: PostSummary;
  /** Teams, because the site names no people. */
  readonly authors: readonly PostAuthor[];
  /** The list that has this post. */
  readonly list: {readonly name: string; readonly to: string};
  readonly toc: readonly TOCItem[];
  /** The body. */
  readonly children: ReactNode;
  /** Links to other posts. */
  readonly after: ReactNode;
}

/** Shorter posts don't need a table of contents. */
const FEWEST_HEADINGS = 3;

/** A post: its heading, a table of contents, the body, the authors, and links to other posts. */
export function Post({post, authors, list, toc, children, after}: PostProps): ReactNode {
  const {title, category, date, readingTime, tags, Cover} = post;
  const teams = authors.map(({name}) => name).join(', ');
  const hasToc = toc.length >= FEWEST_HEADINGS;
  const tocProps = {toc, minHeadingLevel: 2, maxHeadingLevel: 2};

  return (
    <main className={clsx('container', styles.frame)}>
      <ReadingPosition />
      <article>
        <Row as="header">
          <div {...pageMarks.notText} {...pageMarks.notInMarkdown}>
            <BackLink to={list.to} className={styles.back}>
              {list.name}
            </BackLink>
          </div>
          <div className={clsx(styles.head, Cover && styles.covered)}>
            {category && (
              <div {...pageMarks.notSearched}>
                <Eyebrow>{category}</Eyebrow>
              </div>
            )}
            <h1 className={styles.title}>
              <PostTitle title={title} />
            </h1>
            <Cluster gap={5} rowGap={0} marginTop={4}>
              <PostFacts
                {...{date, readingTime}}
                authors={teams}
                className={styles.facts}
                {...pageMarks.notSearched}>
                {!category && <Kind tags={tags} />}
              </PostFacts>
              <CopyPage marginBottom={0} />
            </Cluster>
            {Cover && (
              <Panel className={styles.cover} {...pageMarks.notPrinted}>
                <Cover />
              </Panel>
            )}
          </div>
        </Row>

        <Row>
          <div {...pageMarks.notText} {...pageMarks.notInMarkdown}>
            {hasToc && (
              <Stack as="aside" gap={2} className={styles.side} aria-label="On this page">
                <Text size="label" tone="ink" weight="semibold">
                  On this page
                </Text>
                <TOCItems
                  {...tocProps}
                  className={styles.toc}
                  linkClassName="table-of-contents__link toc-highlight"
                  linkActiveClassName="table-of-contents__link--active"
                />
              </Stack>
            )}
          </div>
          <div className={styles.column}>
            {hasToc && (
              <div className={styles.narrowToc} {...pageMarks.notText} {...pageMarks.notInMarkdown}>
                <Disclosure summary="On this page">
                  <TOCItems {...tocProps} className="touchLinks" />
                </Disclosure>
              </div>
            )}
            {/* The feeds find the text by this id. */}
            <div id="__blog-post-container" className={`markdown prose ${styles.body}`}>
              {children}
            </div>
            {category && (
              <Stack as="footer" gap={3} line="above" marginTop={12} paddingTop={5}>
                <Text size="small" tone="muted">
                  Written by the {teams}
                  {authors.map(({name, title: role}) => role && <span key={name}>. {role}.</span>)}
                </Text>
                <Tags tags={tags} />
              </Stack>
            )}
          </div>
        </Row>
      </article>
      <div className={styles.after} {...pageMarks.notText}>
        {after}
      </div>
    </main>
  );
}

/** The left column is as wide as the dates of the list, so that titles and text align. */
function Row(props: {readonly as?: 'header'; readonly children: ReactNode}): ReactNode {
  return (
    <Grid
      columns={['12rem', 1]}
      collapse="mobile"
      gap={8}
      rowGap={0}
      className={styles.row}
      {...props}
    />
  );
}
