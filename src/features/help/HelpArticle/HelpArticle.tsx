import Head from '@docusaurus/Head';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useLocation} from '@docusaurus/router';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {BookOpenText, Eye, ThumbsUp} from 'lucide-react';
import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Icon} from '@site/src/components/Icon/Icon';
import {ReadingPosition} from '@site/src/components/ReadingPosition/ReadingPosition';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {brand} from '@site/src/data/brand';
import {breadcrumbs} from '@site/src/domain/structuredData';
import {pageMarks} from '@site/src/lib/pageMarks';
import {ArticleActions} from '../ArticleActions/ArticleActions';
import {ArticleFeedback} from '../ArticleFeedback/ArticleFeedback';
import {BackToHelp} from '../BackToHelp/BackToHelp';
import {RelatedArticles} from '../RelatedArticles/RelatedArticles';
import {useVersionPath} from '../useVersionPath';
import styles from './HelpArticle.module.css';
import type {HelpFrontMatter} from './HelpFrontMatter';

export interface HelpArticleProps {
  readonly slug: string;
  readonly title: string;
  readonly frontMatter: HelpFrontMatter;
  readonly toc: readonly TOCItem[];
  readonly children: ReactNode;
}

/** A help article: what it is, the text, what to do with it, and where to go next. */
export function HelpArticle({
  slug,
  title,
  frontMatter,
  toc,
  children,
}: HelpArticleProps): ReactNode {
  const {category, difficulty, readMinutes, views, helpful, related} = frontMatter;
  const versionPath = useVersionPath();
  const {docs} = useDocsVersion();
  const {pathname} = useLocation();
  const tocProps = {toc, minHeadingLevel: 2, maxHeadingLevel: 3};

  return (
    <div className={styles.layout}>
      <Head>
        {/* The search groups its hits by this. */}
        <meta name="search:group" content={`Help · ${category}`} />
      </Head>
      <StructuredData
        data={[
          breadcrumbs(brand, [
            {name: 'Help centre', path: versionPath},
            {name: title, path: pathname},
          ]),
        ]}
      />
      <ReadingPosition />
      <article className={styles.article}>
        <BackToHelp />
        <header className={styles.header}>
          <p className={styles.badges}>
            <Badge tone="accent">{category}</Badge>
            <Badge>{difficulty}</Badge>
          </p>
          <h1 className={styles.title}>{title}</h1>
          <ul className={styles.facts} {...pageMarks.notSearched}>
            <li>
              <Icon icon={BookOpenText} size={16} /> {readMinutes} min read
            </li>
            <li>
              <Icon icon={Eye} size={16} /> {views} views
            </li>
            <li>
              <Icon icon={ThumbsUp} size={16} /> {helpful} helpful
            </li>
          </ul>
        </header>
        <div className={styles.narrow} {...pageMarks.notSearched}>
          <ArticleActions slug={slug} title={title} />
          <TOCCollapsible {...tocProps} className={styles.tocCollapsible} />
        </div>
        <div className={`theme-doc-markdown markdown prose ${styles.body}`}>{children}</div>
        <div {...pageMarks.notSearched}>
          <ArticleFeedback slug={slug} title={title} />
          <RelatedArticles
            articles={related.map((other) => ({
              to: `${versionPath}/article/${other}`,
              title: docs[`article/${other}`]?.title ?? other,
              description: docs[`article/${other}`]?.description,
            }))}
          />
        </div>
      </article>
      <aside className={styles.side} aria-label="About this article" {...pageMarks.notSearched}>
        <ArticleActions slug={slug} title={title} />
        <TOC {...tocProps} className={styles.toc} />
      </aside>
    </div>
  );
}
