import Head from '@docusaurus/Head';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useLocation} from '@docusaurus/router';
import TOC from '@theme/TOC';
import {BadgeCheck, BookOpenText, Eye, ThumbsUp, type LucideIcon} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {FoldedContents} from '@site/src/components/FoldedContents/FoldedContents';
import {Icon} from '@site/src/components/Icon/Icon';
import {Pager} from '@site/src/components/Pager/Pager';
import {BackLink} from '@site/src/components/PlainLink/PlainLink';
import {ReadingPosition} from '@site/src/components/ReadingPosition/ReadingPosition';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import type {Difficulty, HelpCategory} from '@site/src/data/help';
import {statusRecord} from '@site/src/data/status/status';
import {incidentsOfArticle} from '@site/src/domain/status/articleIncidents';
import {breadcrumbList} from '@site/src/lib/breadcrumbList';
import {shortDate} from '@site/src/lib/dates';
import {pageMarks} from '@site/src/lib/pageMarks';
import {ArticleActions} from '../ArticleActions/ArticleActions';
import {ArticleFeedback} from '../ArticleFeedback/ArticleFeedback';
import {ReadRecord} from '../changes/ReadRecord';
import {neighborsOf} from '../HelpRoot/shortSidebar';
import {IncidentNotice} from '../IncidentNotice/IncidentNotice';
import {RelatedArticles} from '../RelatedArticles/RelatedArticles';
import {useVersionPath} from '../useVersionPath';
import {WalkthroughButton} from '../walkthrough/WalkthroughButton';
import styles from './HelpArticle.module.css';

/** The front matter that an article's page shows; plugins/lib/front-matter/schemas.ts validates it. */
export interface HelpFrontMatter {
  readonly category: HelpCategory;
  readonly difficulty: Difficulty;
  /** The question that a customer types to find it. Frozen articles may lack it and the day of a check. */
  readonly question?: string;
  readonly readMinutes: number;
  readonly views?: string;
  readonly helpful?: string;
  /** The day someone last compared it with the product. A string if it's in quotes in the file. */
  readonly checked?: Date | string;
  readonly related: readonly string[];
  /** The facts of its walkthrough if it has enough mock screens (plugins/lib/front-matter/walkthrough.ts). */
  readonly walkthrough?: {readonly screens: number; readonly durationMs: number};
}

/** A longer list of contents in the margin has only the sections. */
const MAX_CONTENTS = 12;

interface HelpArticleProps {
  readonly slug: string;
  readonly title: string;
  readonly frontMatter: HelpFrontMatter;
  readonly toc: readonly TOCItem[];
  readonly children: ReactNode;
}

/** A help article: its facts, the text, actions, feedback, and related articles. */
export function HelpArticle({
  slug,
  title,
  frontMatter,
  toc,
  children,
}: HelpArticleProps): ReactNode {
  const {
    category,
    difficulty,
    question,
    readMinutes,
    views,
    helpful,
    checked,
    related,
    walkthrough,
  } = frontMatter;
  const versionPath = useVersionPath();
  const {docs, label} = useDocsVersion();
  const {pathname} = useLocation();
  const sidebar = useDocsSidebar();
  const {previous, next} = neighborsOf(sidebar?.items ?? [], pathname);
  const tocProps = {toc, minHeadingLevel: 2, maxHeadingLevel: 3};

  return (
    <div className={styles.layout}>
      <Head>
        {/* The search groups its hits by the first, and indexes the second. */}
        <meta name="search:group" content={`Help · ${category}`} />
        {question && <meta name="search:question" content={question} />}
      </Head>
      <StructuredData
        data={[
          breadcrumbList(brand, [
            {name: 'Help center', path: versionPath},
            {name: title, path: pathname},
          ]),
        ]}
      />
      <ReadingPosition />
      <Text as="article" isMeasured>
        <Cluster gap={3} rowGap={1} className={styles.place}>
          <BackLink to={versionPath}>Help center</BackLink>
          <Badge>{category}</Badge>
          <Badge>{difficulty}</Badge>
        </Cluster>
        <Stack as="header" gap={4} line="below" className={styles.header}>
          <h1 className={styles.title}>{unbroken(title)}</h1>
          <Cluster
            as="ul"
            gap={6}
            rowGap={2}
            align="stretch"
            className={styles.facts}
            {...pageMarks.notSearched}>
            <Fact icon={BookOpenText}>{readMinutes} min read</Fact>
            {views && <Fact icon={Eye}>{views} views</Fact>}
            {helpful && <Fact icon={ThumbsUp}>{helpful} helpful</Fact>}
            {checked && (
              <Fact icon={BadgeCheck}>
                Checked against {label} on {shortDate(new Date(checked).toISOString())}
              </Fact>
            )}
          </Cluster>
        </Stack>
        <BuiltHtml id={`incidents-${slug}`}>
          {process.env.HYDRATE_CLIENT_ENTRY ? null : (
            <IncidentNotice incidents={incidentsOfArticle({slug, category}, statusRecord)} />
          )}
        </BuiltHtml>
        <Cluster
          gap={4}
          rowGap={0}
          justify="between"
          className={styles.tools}
          {...pageMarks.notText}>
          {walkthrough && <WalkthroughButton title={title} {...walkthrough} />}
          <FoldedContents {...tocProps} className={styles.contents} />
        </Cluster>
        <ReadRecord key={slug} slug={slug} />
        <div className={`theme-doc-markdown markdown prose ${styles.body}`}>{children}</div>
        <Text
          as="div"
          marginTop={6}
          marginBottom={6}
          className={styles.narrow}
          {...pageMarks.notText}
          {...pageMarks.laidOutLater}>
          <ArticleActions slug={slug} title={title} />
        </Text>
        <div {...pageMarks.notText} {...pageMarks.laidOutLater}>
          <ArticleFeedback slug={slug} title={title} />
          <Pager label={category} previous={previous} next={next} />
          <RelatedArticles
            articles={related.map((other) => {
              // plugins/help-catalog has checked that it exists.
              const {title, description} = docs[`article/${other}`]!;
              return {permalink: `${versionPath}/article/${other}`, title, description};
            })}
          />
        </div>
      </Text>
      <aside
        className={styles.side}
        aria-label="About this article"
        // Room for a note, which would move the buttons away from a second click.
        style={{'--note-height': '2lh'} as CSSProperties}
        {...pageMarks.notText}>
        {/* The list is an item of the sticky column, which scrolls it. */}
        <nav aria-label="On this page" style={{display: 'contents'}}>
          <TOC
            {...tocProps}
            maxHeadingLevel={toc.length > MAX_CONTENTS ? 2 : 3}
            className={styles.toc}
          />
        </nav>
        <ArticleActions slug={slug} title={title} />
      </aside>
    </div>
  );
}

/** Keeps words such as “sign-on” on one line: a balanced title would break after their hyphens. */
const unbroken = (title: string): ReactNode =>
  title.split(/(\S+-\S+)/).map((part, at) =>
    part.includes('-') ? (
      <Text key={at} as="span" isOneLine>
        {part}
      </Text>
    ) : (
      part
    ),
  );

function Fact({
  icon,
  children,
}: {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Cluster as="li" gap={2} isInline isOneLine>
      <Icon icon={icon} size={16} /> {children}
    </Cluster>
  );
}
