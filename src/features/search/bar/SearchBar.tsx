import {DocSearchButton} from '@docsearch/react/button';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import translations from '@theme/SearchTranslations';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type JSX,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';

import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
import {Announced} from '@site/src/components/Announced/Announced';
import {parseScope} from '@site/src/domain/searchScope';
import {isComposing, isSearchShortcut} from '@site/src/lib/keys';
import {markModal} from '@site/src/lib/markModal';
import {storageAreas} from '@site/src/lib/storage';
import {highlightOnArrival, withTextFragment} from '../arrival';
import {firstOfPages, pathOf, wordsOf} from '../hits';
import {useFacetFilters, useHelpVersion} from '../useFacetFilters';
import {useRecordMiss} from '../useRecordMiss';
import {removeBrokenHistory} from './brokenHistory';
import {HitLink} from './HitLink';
import {observeClient, panelOf, statusOf, type Outcome} from './observeClient';
import styles from './SearchBar.module.css';
import {SearchPanel} from './SearchPanel';
import {useModalField} from './useModalField';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Navigator = NonNullable<DocSearchModalProps['navigator']>;

function createHost(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.host ?? '';
  return element;
}

/** Pages of a search. The modal shows the best hit of each. */
const PAGES = 8;

/** Name of the lists of opened and favorite hits on the device. */
const INDEX = 'site';

/** The text of a search that was open when another page arrived. Its own bar continues the search. */
let interrupted: string | null = null;

interface SearchBarProps {
  readonly client: SearchClient;
}

/** The search button with DocSearch's modal, whose hits come from the client. */
export function SearchBar({client}: SearchBarProps): ReactNode {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [initialQuery, setInitialQuery] = useState('');
  const history = useHistory();
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** The container, until the modal is closed. */
  const openRef = useRef<HTMLElement>(null);
  const open = useCallback((query: string) => {
    if (openRef.current) return;
    removeBrokenHistory(storageAreas.local, INDEX);
    const element = document.createElement('div');
    // At the end: at the start, it would restyle all that follows.
    document.body.append(element);
    openRef.current = element;
    setInitialQuery(query);
    setContainer(element);
  }, []);
  const close = useCallback(() => {
    openRef.current = null;
    setContainer(null);
    buttonRef.current?.focus();
  }, []);
  // A layout effect, because the field is still there when it's cleaned up.
  useLayoutEffect(() => {
    if (interrupted !== null) open(interrupted);
    interrupted = null;
    return () => {
      // The router replaces this bar before `popstate` closes the modal.
      const isBack = history.action === 'POP';
      interrupted = isBack ? null : (openRef.current?.querySelector('input')?.value ?? null);
    };
  }, [history, open]);
  useEffect(() => {
    markModal();
    return () => {
      container?.remove();
      // Back replaces the page, and this with it.
      markModal();
    };
  }, [container]);
  useEffect(() => {
    if (!container) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape also ends an input method's suggestions.
      if (isComposing(event) || (event.key !== 'Escape' && !isSearchShortcut(event))) return;
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', onKeyDown);
    // Back shows another page below the modal.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', close);
    };
  }, [container, close]);
  return (
    <>
      <DocSearchButton
        ref={buttonRef}
        onClick={() => open('')}
        translations={translations.button}
        // The name is what it shows, as voice control needs it.
        aria-label={undefined}
      />
      {container &&
        createPortal(<SearchModal {...{client, initialQuery}} onClose={close} />, container)}
    </>
  );
}

/**
 * Values for the footer that DocSearch doesn't pass to it. The number of pages is our own, because DocSearch 4.7.0 adds up
 * the counts of all keystrokes ("See all 197 results" for 49).
 */
const Footer = createContext({count: 0, version: null as string | null, onClose: () => {}});

function SearchModal({
  client,
  initialQuery,
  onClose,
}: {
  readonly client: SearchClient;
  readonly initialQuery: string;
  readonly onClose: () => void;
}): ReactNode {
  const history = useHistory();
  const rootRef = useRef<HTMLDivElement>(null);
  const [host] = useState(createHost);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const {query, search, retry} = useModalField(rootRef, host, outcome?.query ?? null);
  const version = useHelpVersion();
  const facetFilters = useFacetFilters(version);
  const kind = panelOf(query, outcome);
  useRecordMiss(kind === 'none' ? parseScope(query).text : null);
  const status = statusOf(query, outcome);

  // DocSearch expects Algolia's own client type but uses only the three members that ours has.
  const transformSearchClient: TransformSearchClient = useCallback(
    () => observeClient(client, setOutcome) as unknown as ReturnType<TransformSearchClient>,
    [client],
  );
  const navigator: Navigator = useMemo(
    () => ({
      navigate({itemUrl, item}) {
        highlightOnArrival(wordsOf(item));
        history.push(itemUrl);
      },
      navigateNewTab({itemUrl, item}) {
        window.open(withTextFragment(itemUrl, wordsOf(item)), '_blank');
      },
      navigateNewWindow({itemUrl}) {
        window.open(itemUrl, '_blank', 'noopener');
      },
    }),
    [history],
  );
  const searchParameters = useMemo(
    () => ({facetFilters, hitsPerPage: PAGES}) as DocSearchModalProps['searchParameters'],
    [facetFilters],
  );

  useEffect(() => {
    // Starts loading the indexes while the visitor types. The first search reports any failure.
    void client.search({requests: [{query: '', facetFilters}]}).catch(() => undefined);
  }, [client, facetFilters]);

  useEffect(() => {
    if (kind !== 'failed') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [kind, retry]);

  return (
    <Footer
      value={useMemo(
        () => ({count: outcome?.pageCount ?? 0, version, onClose}),
        [outcome, version, onClose],
      )}>
      <div
        ref={rootRef}
        className={styles.root}
        data-list={kind && query !== '' ? 'hidden' : undefined}>
        <DocSearchModal
          // The client doesn't need the first two.
          appId="embedded"
          apiKey="embedded"
          indexName={INDEX}
          searchParameters={searchParameters}
          initialQuery={initialQuery}
          initialScrollY={window.scrollY}
          navigator={navigator}
          transformItems={transformItems}
          transformSearchClient={transformSearchClient}
          hitComponent={HitLink}
          resultsFooterComponent={ResultsFooter}
          translations={modalTranslations}
          onClose={onClose}
          onAskAiToggle={() => undefined}
        />
        {createPortal(<Announced text={status} />, host)}
        {kind &&
          createPortal(
            <SearchPanel
              kind={kind}
              query={query}
              status={status}
              nearest={outcome?.nearest ?? []}
              onQuery={search}
              onRetry={retry}
              onClose={onClose}
            />,
            host,
          )}
      </div>
    </Footer>
  );
}

const modalTranslations: DocSearchModalProps['translations'] = {
  ...translations.modal,
  searchBox: {
    ...translations.modal?.searchBox,
    placeholderText: 'Search or paste a bounce code',
    clearButtonTitle: 'Clear',
  },
};

const transformItems: NonNullable<DocSearchModalProps['transformItems']> = (items) =>
  firstOfPages(items).map((item) => ({...item, url: pathOf(item.url)}));

function ResultsFooter({state}: {readonly state: {readonly query: string}}): JSX.Element | null {
  const {count, version, onClose} = useContext(Footer);
  if (count === 0) return null;
  const params = new URLSearchParams({q: state.query, ...(version && {version})});
  return (
    <Link to={`/search?${params.toString()}`} onClick={onClose}>
      {count === 1 ? 'See the result' : `See all ${count} results`}
    </Link>
  );
}
