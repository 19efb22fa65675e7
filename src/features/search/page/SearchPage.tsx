import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {BookOpen, Braces, CircleHelp, Mail, MessageCircle} from 'lucide-react';
import type {ReactNode} from 'react';

import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
import {Chip} from '@site/src/components/Chip/Chip';
import {Field, SelectField} from '@site/src/components/Field/Field';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {counted} from '@site/src/data/written';
import {parseScope, scopes, withScope, type Scope} from '@site/src/domain/searchScope';
import {showsUrl} from '@site/src/lib/pageMarks';
import {useSearchParams, useTypedParam} from '@site/src/lib/useSearchParams';
import {places} from '../fallbacks';
import {pagesOf} from '../hits';
import {HELP_PLUGIN} from '../searchTags';
import {useFacetFilters} from '../useFacetFilters';
import {useRecordMiss} from '../useRecordMiss';
import {ResultList} from './ResultList';
import styles from './SearchPage.module.css';
import {useResults} from './useResults';

interface SearchPageProps {
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

      <main className={styles.page}>
        <Stack gap={6} {...showsUrl('q')}>
          <SearchForm {...props} />
        </Stack>
        <OtherWays />
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
  const {status, pageCount, scopeCounts, hits} = results.state;
  const pages = pagesOf(hits);
  const total = Object.values(scopeCounts).reduce((sum, count) => sum + count, 0);
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
        <Cluster gap={2} role="group" aria-label="Part of the site">
          <Chip isChosen={scope === null} onClick={() => choose(null)}>
            Everything <Count count={total} />
          </Chip>
          {(Object.keys(scopes) as Scope[]).map((id) => (
            <Chip key={id} isChosen={scope === id} onClick={() => choose(id)}>
              {scopes[id]} <Count count={scopeCounts[id]} />
            </Chip>
          ))}
        </Cluster>
        {/* The chips show the number. */}
        <Text
          size="small"
          tone="muted"
          role="status"
          className={hits.length > 0 ? 'visuallyHidden' : undefined}>
          {status === 'loading' && hits.length === 0 && 'Searching…'}
          {status === 'failed' && 'Search couldn’t load. Check your connection.'}
          {hits.length > 0 && shownText(pages.length, pageCount)}
          {status === 'shown' && hits.length === 0 && `No results for “${words.trim()}”`}
        </Text>
      </Stack>
      <ResultList
        {...results}
        pages={pages}
        query={words}
        onQuery={(next) => change({q: withScope(next, scope)}, {isNewEntry: true})}
      />
    </>
  );
}

const shownText = (shown: number, count: number) =>
  shown < count ? `${shown} of ${counted(count, 'page')}` : counted(count, 'page');

function Count({count}: {readonly count: number | undefined}): ReactNode {
  return (
    count !== undefined &&
    count > 0 && (
      <Text as="span" weight="regular" isFigures className={styles.count}>
        {count}
      </Text>
    )
  );
}

const icons = {'/help': CircleHelp, '/docs': BookOpen, '/api': Braces} as const;

const ways = [
  {label: 'Contact support', to: '/contact', icon: MessageCircle},
  {label: 'Paste a bounce message', to: '/help/tools#bounce', icon: Mail},
  ...places.map((place) => ({...place, icon: icons[place.to]})),
];

/** Other ways to an answer: next to the results on wide screens, and below them on others. */
function OtherWays(): ReactNode {
  return (
    <aside className={styles.ways}>
      <Text as="h2" size="large" marginBottom={3}>
        Didn’t find it?
      </Text>
      <Stack as="ul" isDivided isFramed>
        {ways.map(({label, to, icon}) => (
          <li key={to}>
            <PlainLink to={to} tone="ink" tap="full" className={styles.way}>
              <Icon icon={icon} size={16} tone="muted" />
              {label}
            </PlainLink>
          </li>
        ))}
      </Stack>
    </aside>
  );
}
