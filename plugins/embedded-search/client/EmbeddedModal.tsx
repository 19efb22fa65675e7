import './skipEvalProbe';

import {createContext, useCallback, useContext, useEffect, useMemo, useState} from 'react';
import {DocSearchModal as Modal, type DocSearchModalProps} from '@docsearch/react/modal';

import {HitLink} from './HitLink';
import {needsBuildMessage, unavailableMessage} from './messages';
import {observeClient, type Outcome} from './observeClient';
import {searchClient} from './searchClient';
import './searchMarks.css';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type ResultsFooter = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
type Translations = DocSearchModalProps['translations'];

const noOutcome: Outcome = {hitCount: 0, failure: null};
const LatestOutcome = createContext(noOutcome);

/**
 * Passes the latest response's hit count to the footer, because DocSearch 4.7.0 adds up the counts of all keystrokes
 * ("See all 197 results" for 49).
 */
const withTrueCount = (Footer: ResultsFooter): ResultsFooter =>
  function TrueCountFooter({state}) {
    const {hitCount} = useContext(LatestOutcome);
    return <Footer state={{...state, context: {...state.context, nbHits: hitCount}}} />;
  };

/**
 * Shows errors on the "no results" screen. After an error, DocSearch 4.7.0's autocomplete resets the status to idle,
 * which replaces the error screen with "No results found for".
 */
function withFailure(translations: Translations, {failure}: Outcome): Translations {
  if (failure === null) return translations;
  const message = failure === needsBuildMessage ? needsBuildMessage : unavailableMessage;
  const noResultsScreen = {
    ...translations?.noResultsScreen,
    noResultsText: `${message} Not searched:`,
  };
  return {...translations, noResultsScreen};
}

/** Replaces DocSearch's modal in the search bar with the same modal backed by the embedded engine. */
export function DocSearchModal(props: DocSearchModalProps) {
  const {indexName, searchParameters, resultsFooterComponent, translations} = props;
  const [outcome, setOutcome] = useState(noOutcome);

  // DocSearch expects Algolia's own client type but uses only the three members that ours has.
  const toEmbeddedClient: TransformSearchClient = useCallback(
    () => observeClient(searchClient, setOutcome) as unknown as ReturnType<TransformSearchClient>,
    [],
  );
  const footer = useMemo(
    () => resultsFooterComponent && withTrueCount(resultsFooterComponent),
    [resultsFooterComponent],
  );

  useEffect(() => {
    // Starts loading the indexes while the visitor types. The first search reports any failure.
    searchClient
      .search({requests: [{indexName, query: '', ...searchParameters}]})
      .catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per opening
  }, []);

  return (
    <LatestOutcome.Provider value={outcome}>
      <Modal
        {...props}
        insights={false}
        hitComponent={HitLink}
        resultsFooterComponent={footer}
        transformSearchClient={toEmbeddedClient}
        translations={withFailure(translations, outcome)}
      />
    </LatestOutcome.Provider>
  );
}
