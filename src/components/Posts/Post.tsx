import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import TOC from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {ArrowLeft} from 'lucide-react';
import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {Icon} from '@site/src/components/Icon/Icon';
import {ReadingPosition} from '@site/src/components/ReadingPosition/ReadingPosition';
import {pageMarks} from '@site/src/lib/pageMarks';
import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import {PostFacts, Tags, type PostSummary} from './PostList';
import styles from './Post.module.css';

export interface PostAuthor {
  readonly name?: string;
  readonly title?: string;
}

export interface PostProps {
  readonly post: PostSummary;
  /** Teams, never people. */
  readonly authors: readonly PostAuthor[];
  /** The list that has this post. */
  readonly list: {readonly name: string; readonly to: string};
  readonly toc: readonly TOCItem[];
  /** The text. */
  readonly children: ReactNode;
  /** Where to go next. */
  readonly after: ReactNode;
}

/** With fewer headings, the whole text is in sight at once. */
const FEWEST_HEADINGS = 3;

/** A post: what it is, its contents beside it, the text, who wrote it, and where to go next. */
export function Post({post, authors, list, toc, children, after}: PostProps): ReactNode {
  const {title, category, date, readingTime, tags} = post;
  const teams = authors.map(({name}) => name).join(', ');
  const hasToc = toc.length >= FEWEST_HEADINGS;
  const tocProps = {toc, minHeadingLevel: 2, maxHeadingLevel: 2};

  return (
    <main className={styles.frame}>
      <ReadingPosition />
      <article>
        <header className={styles.row}>
          <div className={styles.rail} {...pageMarks.notSearched}>
            <Link to={list.to} className={styles.back}>
              <Icon icon={ArrowLeft} size={16} /> {list.name}
            </Link>
          </div>
          <div className={styles.head}>
            {category && (
              <div {...pageMarks.notSearched}>
                <Eyebrow>{category}</Eyebrow>
              </div>
            )}
            <h1 className={styles.title}>{title}</h1>
            <Cluster as="p" gap={5} rowGap={1} className={styles.facts} {...pageMarks.notSearched}>
              <PostFacts date={date} readingTime={readingTime} />
              <span>{teams}</span>
            </Cluster>
            <CopyPage />
          </div>
        </header>

        <div className={styles.row}>
          <div className={styles.rail} {...pageMarks.notSearched}>
            {hasToc && (
              <aside className={styles.side} aria-label="On this page">
                <Text size="label" tone="ink" weight="semibold" className={styles.sideTitle}>
                  On this page
                </Text>
                <TOC {...tocProps} className={styles.toc} />
              </aside>
            )}
          </div>
          <div className={styles.column}>
            {hasToc && (
              <div className={styles.narrowToc} {...pageMarks.notSearched}>
                <Disclosure summary="On this page">
                  <TOCItems {...tocProps} className={styles.narrowList} />
                </Disclosure>
              </div>
            )}
            {/* The feeds find the text by this id. */}
            <div id="__blog-post-container" className={`markdown prose ${styles.body}`}>
              {children}
            </div>
            <footer className={styles.foot}>
              <Text size="small" tone="muted" className={styles.signed}>
                Written by the {teams}
                {authors.map(({name, title: role}) => role && <span key={name}>. {role}.</span>)}
              </Text>
              <Tags tags={tags} />
            </footer>
          </div>
        </div>
      </article>
      <div className={styles.after} {...pageMarks.notSearched}>
        {after}
      </div>
    </main>
  );
}
