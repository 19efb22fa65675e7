import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import catalogues from '@generated/help-catalogue/default/catalogue.json';
import type {ReactNode} from 'react';
import {Braces, GraduationCap, Mail, Users} from 'lucide-react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {SearchBox} from '@site/src/components/SearchBox/SearchBox';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {helpCategoryCards, helpStats, popularArticles, popularSearches} from '@site/src/data/help';
import {pageMarks} from '@site/src/lib/pageMarks';
import {Card, CardGrid} from '@site/src/components/Card/Card';
import {ArticleList} from '../RelatedArticles/RelatedArticles';
import {useVersionPath} from '../useVersionPath';
import {catalogueCards, curatedCards} from './categoryCardData';
import {CategoryCards} from './CategoryCards';
import {ContactBlock} from './ContactBlock';
import {SavedArticles} from './SavedArticles';
import {VideoTutorials} from './VideoTutorials';
import styles from './HelpHome.module.css';

/** The help centre's landing page, of the version being read. */
export function HelpHome(): ReactNode {
  const {version, isLast} = useDocsVersion();
  const versionPath = useVersionPath();
  const catalogue = catalogues[version] ?? [];
  const popular = popularArticles.flatMap((slug) =>
    catalogue.filter((entry) => entry.slug === slug),
  );

  return (
    <div className={styles.home} {...pageMarks.notSearched}>
      <header className={styles.header}>
        <Eyebrow>Help centre</Eyebrow>
        <h1 className={styles.title}>What do you want to get done?</h1>
        <SearchBox prompt="Search the help centre" popular={popularSearches} />
      </header>
      <StatRow stats={helpStats} />
      <SavedArticles catalogue={catalogue} />
      <section className={styles.block}>
        <h2 className={styles.heading}>Popular articles</h2>
        <ArticleList
          articles={popular.map(({permalink, title, description}) => ({
            to: permalink,
            title,
            description,
          }))}
        />
      </section>
      <VideoTutorials />
      <section className={styles.block}>
        <h2 className={styles.heading}>Browse by category</h2>
        <CategoryCards
          cards={
            isLast
              ? curatedCards(helpCategoryCards, versionPath)
              : catalogueCards(catalogue, versionPath)
          }
        />
      </section>
      <QuickLinks />
      <ContactBlock />
    </div>
  );
}

const links = [
  {
    title: 'API reference',
    to: '/api',
    icon: Braces,
    text: 'Endpoints, limits and how to authenticate.',
  },
  {title: 'Community', to: '/community', icon: Users, text: 'Ask people who use it every day.'},
  {title: 'Academy', to: '/docs', icon: GraduationCap, text: 'Guides to work through, in order.'},
  {title: 'Contact', to: '/contact', icon: Mail, text: 'Write to us and get an answer.'},
];

/** Where else help is to be had. */
function QuickLinks(): ReactNode {
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>Quick links</h2>
      <CardGrid>
        {links.map(({title, to, icon, text}) => (
          <Card key={to} title={title} to={to} icon={icon}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </section>
  );
}
