// Before the modal: it keeps DocSearch from probing for `eval`.
import '@site/src/lib/skipEvalProbe';

import {DocSearchButton} from '@docsearch/react/button';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
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
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';

import {parseScope} from '@site/src/domain/searchScope';
import {highlightOnArrival, withTextFragment} from '../arrival';
import {pathOf, wordsOf} from '../hits';
import {useFacetFilters, useHelpVersion} from '../useFacetFilters';
import {useRecordMiss} from '../useRecordMiss';
import {HitLink} from './HitLink';
import {inputIn, keepFocusInside, typeQuery} from './modalInput';
import {observeClient, type Outcome} from './observeClient';
import {panelOf} from './panelOf';
import styles from './SearchBar.module.css';
import {SearchPanel} from './SearchPanel';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Pages of a search. The modal shows up to three sections of each. */
const PAGES = 8;

/** Name of the lists of opened and favorite hits on the device. */
const INDEX = 'site';

export interface SearchBarProps {
  readonly client: SearchClient;
}

/** The search button with DocSearch's modal, answered by the client. */
export function SearchBar({client}: SearchBarProps): ReactNode {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => {
    const element = document.createElement('div');
    document.body.prepend(element);
    setContainer((before) => before ?? element);
  }, []);
  const close = useCallback(() => {
    setContainer(null);
    buttonRef.current?.focus();
  }, []);
  useEffect(() => () => container?.remove(), [container]);
  useDocSearchKeyboardEvents({
    ...{isOpen: container !== null, onOpen: open, onClose: close},
    ...{isAskAiActive: false, onAskAiToggle: () => undefined},
  });
  return (
    <>
      <DocSearchButton ref={buttonRef} onClick={open} translations={translations.button} />
      {container && createPortal(<SearchModal client={client} onClose={close} />, container)}
    </>
  );
}

/**
 * The number of pages for the footer, because DocSearch 4.7.0 adds up the counts of all keystrokes ("See all 197 results"
 * for 49).
 */
const PageCount = createContext({count: 0, version: null as string | null});

function SearchModal({
  client,
  onClose,
}: {
  readonly client: SearchClient;
  readonly onClose: () => void;
}): ReactNode {
  const history = useHistory();
  const rootRef = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<Element | null>(null);
  const [query, setQuery] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const version = useHelpVersion();
  const facetFilters = useFacetFilters(version);
  const kind = panelOf(query, outcome);
  useRecordMiss(kind === 'none' ? parseScope(query).text : null);

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

  useLayoutEffect(() => {
    const modal = rootRef.current?.querySelector('.DocSearch-Modal');
    const element = document.createElement('div');
    element.className = styles.host ?? '';
    modal?.insertBefore(element, modal.lastElementChild);
    setHost(element);
  }, []);

  useEffect(() => {
    // Starts loading the indexes while the visitor types. The first search reports any failure.
    void client.search({requests: [{query: '', facetFilters}]}).catch(() => undefined);
  }, [client, facetFilters]);

  const readQuery = () => {
    // DocSearch changes the field in handlers of its own.
    setTimeout(() => setQuery(inputIn(rootRef.current)?.value ?? ''));
  };
  const search = useCallback((text: string) => {
    const input = inputIn(rootRef.current);
    if (input) typeQuery(input, text);
  }, []);
  const retry = useCallback(() => {
    search('');
    setTimeout(() => search(query));
  }, [search, query]);

  useEffect(() => {
    if (kind !== 'failed') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [kind, retry]);

  const onKeyDown = (event: KeyboardEvent) => {
    const root = rootRef.current;
    if (!root) return;
    if (event.key === 'Tab') {
      // DocSearch knows only the controls that were there when it opened.
      event.nativeEvent.stopPropagation();
      keepFocusInside(root, event.nativeEvent);
    } else if (moveInPanel(root, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <PageCount
      value={useMemo(() => ({count: outcome?.pageCount ?? 0, version}), [outcome, version])}>
      <div
        ref={rootRef}
        className={styles.root}
        data-panel={kind ?? undefined}
        onInput={readQuery}
        onClick={readQuery}
        onKeyDownCapture={onKeyDown}>
        <DocSearchModal
          // The client doesn't need the first two.
          appId="embedded"
          apiKey="embedded"
          indexName={INDEX}
          searchParameters={searchParameters}
          initialScrollY={window.scrollY}
          navigator={navigator}
          transformItems={transformItems}
          transformSearchClient={transformSearchClient}
          hitComponent={HitLink}
          resultsFooterComponent={ResultsFooter}
          placeholder="Search"
          translations={translations.modal}
          onClose={onClose}
          onAskAiToggle={() => undefined}
        />
      </div>
      {host &&
        kind &&
        createPortal(
          <SearchPanel
            kind={kind}
            query={query}
            nearest={outcome?.nearest ?? []}
            onQuery={search}
            onRetry={retry}
            onClose={onClose}
          />,
          host,
        )}
    </PageCount>
  );
}

const transformItems: NonNullable<DocSearchModalProps['transformItems']> = (items) =>
  items.map((item) => ({...item, url: pathOf(item.url)}));

function ResultsFooter({state}: {readonly state: {readonly query: string}}): JSX.Element | null {
  const {count, version} = useContext(PageCount);
  if (count === 0) return null;
  const params = new URLSearchParams({q: state.query, ...(version && {version})});
  return (
    <Link to={`/search?${params.toString()}`}>
      {count === 1 ? 'See the result' : `See all ${count} results`}
    </Link>
  );
}

/**
 * Moves the focus between the field and the panel's entries with the arrow keys, and back to the field to type.
 *
 * @returns whether the key is used up.
 */
function moveInPanel(root: Element, {key, target, ctrlKey, metaKey}: KeyboardEvent): boolean {
  const items = Array.from(root.querySelectorAll<HTMLElement>('[data-palette-item]'));
  const input = inputIn(root);
  const at = items.indexOf(target as HTMLElement);
  if (at < 0) {
    const hasHits =
      root.querySelector('.DocSearch-Hit') !== null &&
      !root.matches('[data-panel="none"], [data-panel="failed"]');
    if (key !== 'ArrowDown' || hasHits || items.length === 0) return false;
    items[0]?.focus();
    return true;
  }
  if (key === 'ArrowDown') items[Math.min(at + 1, items.length - 1)]?.focus();
  else if (key === 'ArrowUp') (items[at - 1] ?? input)?.focus();
  else {
    // The letter arrives in the field.
    if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey) input?.focus();
    return false;
  }
  return true;
}
