import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import landings from '@generated/help-catalog/default/landing.json';
import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {SearchBox} from '@site/src/components/SearchBox/SearchBox';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {supportStats} from '@site/src/data/contact';
import {popularSearches} from '@site/src/data/help';
import {storageKeys} from '@site/src/data/storageKeys';
import {pageMarks, showsStored} from '@site/src/lib/pageMarks';
import {ArticleList} from '../RelatedArticles/RelatedArticles';
import {loadTitles} from '../saved/findArticle';
import {useVersionPath} from '../useVersionPath';
import {CategoryCards} from './CategoryCards';
import styles from './HelpHome.module.css';
import {ContactBlock, Part, QuickLinks, Tools} from './HomeLinks';
import {MissingArticle} from './MissingArticle';
import {SavedArticles} from './SavedArticles';
import {videoCount, VideoTutorials} from './VideoTutorials';

/** The help center's landing page in the current version. */
export function HelpHome(): ReactNode {
  const {version} = useDocsVersion();
  const versionPath = useVersionPath();

  return (
    <div className={`pageWidth ${styles.home}`} {...pageMarks.notSearched}>
      <MissingArticle load={loadTitles} />
      <Grid
        columns={[3, 2]}
        collapse="mobile"
        gap={16}
        rowGap={10}
        align="end"
        className={styles.hero}>
        <div>
          <header {...showsStored(storageKeys.savedArticles)}>
            <Eyebrow>Help center</Eyebrow>
            <Text as="h1" size="title" className={styles.title}>
              What do you want to get done?
            </Text>
            <SearchBox prompt="Search the help center" popular={popularSearches} />
          </header>
          <BuiltHtml id={`help-figures-${version}`}>
            {process.env.HYDRATE_CLIENT_ENTRY ? null : <Figures version={version} />}
          </BuiltHtml>
        </div>
        <BuiltHtml id={`help-popular-${version}`}>
          {process.env.HYDRATE_CLIENT_ENTRY ? null : <Popular version={version} />}
        </BuiltHtml>
      </Grid>
      <SavedArticles load={loadTitles} version={version} versionPath={versionPath} />
      <BuiltHtml id={`help-links-${version}`}>
        {process.env.HYDRATE_CLIENT_ENTRY ? null : <Links version={version} />}
      </BuiltHtml>
    </div>
  );
}

function Figures({version}: {readonly version: string}): ReactNode {
  const {count, topics} = landings[version]!;
  const stats = [
    {value: String(count), label: 'help articles'},
    {value: String(videoCount(topics)), label: 'video tutorials'},
    ...supportStats,
  ];
  return (
    <Text
      as={Cluster}
      size="small"
      tone="muted"
      marginTop={6}
      gap={6}
      rowGap={1}
      align="stretch"
      className={styles.figures}>
      {stats.map(({value, label}) => (
        <span key={label}>
          <Text as="strong" tone="ink" isFigures>
            {value}
          </Text>{' '}
          {label}
        </span>
      ))}
    </Text>
  );
}

function Popular({version}: {readonly version: string}): ReactNode {
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" size="heading">
        Popular articles
      </Text>
      <ArticleList articles={landings[version]!.popular} />
    </Stack>
  );
}

/** Everything else that the page links to. */
function Links({version}: {readonly version: string}): ReactNode {
  const {topics, cards} = landings[version]!;
  return (
    <>
      <Part title="Browse by category">
        <CategoryCards cards={cards} />
      </Part>
      <Tools />
      <VideoTutorials topics={topics} />
      <QuickLinks />
      <ContactBlock />
    </>
  );
}
