import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import landings from '@generated/help-catalogue/default/landing.json';
import {Mail, MessageCircle, Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {Button} from '@site/src/components/Button/Button';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {SearchBox} from '@site/src/components/SearchBox/SearchBox';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {supportStats} from '@site/src/data/contact';
import {popularSearches} from '@site/src/data/help';
import {helpTools} from '@site/src/data/helpTools';
import {limits} from '@site/src/data/limits';
import {storageKeys} from '@site/src/data/storageKeys';
import {pageMarks, showsStored} from '@site/src/lib/pageMarks';
import {ArticleList} from '../RelatedArticles/RelatedArticles';
import {loadTitles} from '../saved/loadTitles';
import {useVersionPath} from '../useVersionPath';
import {CategoryCards} from './CategoryCards';
import styles from './HelpHome.module.css';
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
      <header className={styles.header} {...showsStored(storageKeys.savedArticles)}>
        <Eyebrow>Help center</Eyebrow>
        <Text as="h1" size="title" className={styles.title}>
          What do you want to get done?
        </Text>
        <SearchBox prompt="Search the help center" popular={popularSearches} />
      </header>
      <BuiltHtml id={`help-figures-${version}`}>
        {process.env.HYDRATE_CLIENT_ENTRY ? null : <Figures version={version} />}
      </BuiltHtml>
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
    <Text as={Cluster} size="small" tone="muted" gap={6} rowGap={1}>
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

/** Everything that the page links to. */
function Links({version}: {readonly version: string}): ReactNode {
  const {popular, topics, cards} = landings[version]!;
  return (
    <>
      <Stack as="section" gap={5} marginTop={16}>
        <Text as="h2" size="section">
          Popular articles
        </Text>
        <ArticleList articles={popular} />
      </Stack>
      <Stack as="section" gap={5} marginTop={16}>
        <Text as="h2" size="section">
          Browse by category
        </Text>
        <CategoryCards cards={cards} />
      </Stack>
      <Tools />
      <VideoTutorials topics={topics} />
      <QuickLinks />
      <ContactBlock />
    </>
  );
}

function Tools(): ReactNode {
  return (
    <Stack as="section" gap={5} marginTop={16}>
      <Text as="h2" size="section">
        Tools
      </Text>
      <Grid as="ul" columns={18} gap={6} rowGap={0} className={styles.links}>
        {helpTools.map(({id, title, description}) => (
          <TextLink key={id} to={`/help/tools#${id}`} title={title}>
            {description}
          </TextLink>
        ))}
        <TextLink to="/help/saved" title="Saved articles and history">
          What you saved and read on this device.
        </TextLink>
      </Grid>
    </Stack>
  );
}

function TextLink({
  to,
  title,
  children,
}: {
  readonly to: string;
  readonly title: string;
  /** What's there; not shown on phones. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <li>
      <PlainLink to={to} tone="ink" weight="semibold" tap="compact">
        {title}
      </PlainLink>
      <Text size="small" tone="muted" className={styles.toolText}>
        {children}
      </Text>
    </li>
  );
}

function QuickLinks(): ReactNode {
  const links = [
    {title: 'API reference', to: '/api', text: 'Endpoints, limits, and authentication.'},
    {title: 'Community', to: '/community', text: 'Ask people who send every day.'},
    {title: 'Developer docs', to: '/docs', text: 'Build on the API, step by step.'},
    {
      title: 'Contact',
      to: '/contact',
      text: `During business hours, we reply within ${limits.replyHours} hours.`,
    },
  ];
  return (
    <Stack as="section" gap={5} marginTop={16}>
      <Text as="h2" size="section">
        Quick links
      </Text>
      <Grid as="ul" columns={14} gap={6} rowGap={0} className={styles.links}>
        {links.map(({title, to, text}) => (
          <TextLink key={to} to={to} title={title}>
            {text}
          </TextLink>
        ))}
      </Grid>
    </Stack>
  );
}

function ContactBlock(): ReactNode {
  return (
    <Cluster
      as="section"
      gap={10}
      rowGap={5}
      justify="between"
      line="above"
      marginTop={12}
      paddingTop={8}>
      <Stack gap={2}>
        <Text as="h2" size="heading">
          Still stuck?
        </Text>
        <Text tone="muted" className={styles.contactText}>
          Our team replies within {limits.replyHours} hours, {limits.businessHours}.
        </Text>
      </Stack>
      <Cluster gap={3} align="stretch">
        <Button icon={MessageCircle} to="/contact?topic=chat">
          Message support
        </Button>
        <Button icon={Mail} to={`mailto:${brand.mail.support}`}>
          Email support
        </Button>
        <Button icon={Phone} to="/contact?topic=call">
          Request a call
        </Button>
      </Cluster>
    </Cluster>
  );
}
