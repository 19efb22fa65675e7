import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
import Layout from '@theme/Layout';
import {CornerDownRight} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Chip} from '@site/src/components/Chip/Chip';
import {Field, SelectField} from '@site/src/components/Field/Field';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {popularQuestions} from '@site/src/data/search';
import {parseScope, scopes, withScope, type Scope} from '@site/src/domain/searchScope';
import {showsUrl} from '@site/src/lib/pageMarks';
import {useSearchParams, useTypedParam} from '@site/src/lib/useSearchParams';
import {highlightOnArrival} from '../arrival';
import {contactPath, places} from '../fallbacks';
import {pagesOf, type PageHit} from '../hits';
import {MarkedText} from '../markedText';
import {HELP_PLUGIN} from '../searchTags';
import {useFacetFilters} from '../useFacetFilters';
import {useRecordMiss} from '../useRecordMiss';
import styles from './SearchPage.module.css';
import {useResults, type Results} from './useResults';

export interface SearchPageProps {
  readonly client: SearchClient;
}

/** /search. The query with its part of the site, and the version of the help center, are in the URL. */
export function SearchPage(props: SearchPageProps): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the help center, the docs, the API reference, and the blog."
      />
      <Head>
        <meta property="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page} {...showsUrl('q')}>
        <SearchForm {...props} />
      </main>
    </Layout>
  );
}

function SearchForm({client}: SearchPageProps): ReactNode {
  const [params, change] = useSearchParams();
  const [text, type] = useTypedParam('q');
  const query = params.get('q') ?? '';
  const {scope, text: words} = parseScope(query);
  const versions = useAllDocsData()[HELP_PLUGIN]?.versions ?? [];
  const version = versions.find(({name}) => name === params.get('version'))?.name ?? null;
  const results = useResults(client, words.trim() ? query : '', useFacetFilters(version));
  const {status, pageCount, hits} = results.state;
  useRecordMiss(status === 'shown' && hits.length === 0 ? words : null);

  const choose = (next: Scope | null) => {
    change({q: withScope(text, next).trim() || null}, {isNewEntry: true});
  };
  return (
    <>
      <Text as="h1" size="section" isBreakable>
        {words.trim() ? `Results for “${words.trim()}”` : 'Search'}
      </Text>
      <noscript>
        <p>
          Search runs in your browser and needs JavaScript. The <Link to="/help">help center</Link>{' '}
          lists every article without it.
        </p>
      </noscript>
      <Stack as="form" role="search" gap={4} onSubmit={(event) => event.preventDefault()}>
        <Grid columns={versions.length > 1 ? [1, 'auto'] : 1} collapse="never" gap={4}>
          <Field
            type="search"
            label="Search the whole site"
            autoComplete="off"
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          {versions.length > 1 && (
            <SelectField
              label="Help version"
              value={version ?? versions[0]?.name ?? ''}
              options={versions.map(({name, label}) => ({value: name, label}))}
              onChange={(name) =>
                change({version: name === versions[0]?.name ? null : name}, {isNewEntry: true})
              }
            />
          )}
        </Grid>
        <Cluster gap={4} rowGap={3} justify="between">
          <Cluster gap={2} role="group" aria-label="Part of the site">
            <Chip isChosen={scope === null} onClick={() => choose(null)}>
              Everything
            </Chip>
            {Object.entries(scopes).map(([id, label]) => (
              <Chip key={id} isChosen={scope === id} onClick={() => choose(id as Scope)}>
                {label}
              </Chip>
            ))}
          </Cluster>
          <Text size="small" tone="muted" isFigures role="status">
            {status === 'loading' && hits.length === 0 && 'Searching…'}
            {status === 'failed' && 'Search couldn’t load. Check your connection.'}
            {hits.length > 0 && (pageCount === 1 ? '1 page' : `${pageCount} pages`)}
            {status === 'shown' && hits.length === 0 && `No results for “${words.trim()}”`}
          </Text>
        </Cluster>
      </Stack>
      <ResultList
        {...results}
        query={words}
        onQuery={(next) => change({q: withScope(next, scope)}, {isNewEntry: true})}
      />
    </>
  );
}

function ResultList({
  state: {status, hits, hasMore, nearest},
  loadMore,
  retry,
  query,
  onQuery,
}: Results & {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}): ReactNode {
  if (status === 'failed') {
    return (
      <Cluster gap={3}>
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
        {places.map(({label, to}) => (
          <Button key={to} to={to}>
            {label}
          </Button>
        ))}
      </Cluster>
    );
  }
  if (status === 'shown' && hits.length === 0) {
    return (
      <>
        {nearest.length > 0 && (
          <Cluster gap={2}>
            <Text as="span">Did you mean</Text>
            {nearest.map((other) => (
              <Chip key={other} onClick={() => onQuery(other)}>
                {other}
              </Chip>
            ))}
          </Cluster>
        )}
        <PopularArticles />
        <p>
          <Button to={contactPath(query)}>Send us this question</Button>
        </p>
      </>
    );
  }
  if (status === 'idle') return <PopularArticles />;
  return (
    <>
      <Stack gap={5} isDivided isFramed className={styles.results} aria-busy={status === 'loading'}>
        {pagesOf(hits).map((page) => (
          <Result key={page.path} {...page} />
        ))}
      </Stack>
      {hasMore && (
        <p>
          <Button onClick={loadMore}>Show more</Button>
        </p>
      )}
    </>
  );
}

function Result({path, group, title, snippet, words, sections}: PageHit): ReactNode {
  const onClick = () => highlightOnArrival(words);
  return (
    <article>
      <Text size="small" tone="muted" isTrimmed>
        <MarkedText html={group} />
      </Text>
      <Text as="h2" className={styles.title}>
        <PlainLink to={path} tone="ink" weight="semibold" onClick={onClick}>
          <MarkedText html={title} />
        </PlainLink>
      </Text>
      {snippet && (
        <Text tone="muted" isMeasured isTrimmed className={styles.snippet}>
          <MarkedText html={snippet} />
        </Text>
      )}
      {sections.length > 0 && (
        // One below the other: side by side, a font that arrives late would move them.
        <Stack as="ul" gap={1} className={styles.sections}>
          {sections.map((section) => (
            <li key={section.path}>
              <Cluster
                as={PlainLink}
                to={section.path}
                tone="ink"
                size="small"
                gap={2}
                isInline
                isOneLine
                onClick={onClick}>
                <Icon icon={CornerDownRight} size={16} tone="muted" />
                <span>
                  <MarkedText html={section.title} />
                </span>
              </Cluster>
            </li>
          ))}
        </Stack>
      )}
    </article>
  );
}

function PopularArticles(): ReactNode {
  return (
    <section>
      <Text as="h2" size="heading">
        Popular questions
      </Text>
      <ul>
        {popularQuestions.map(({question, article}) => (
          <li key={article}>
            <Link to={`/help/article/${article}`}>{question}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
