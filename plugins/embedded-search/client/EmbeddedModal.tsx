import './skipEvalProbe';

import {createContext, useCallback, useContext, useEffect, useMemo, useState} from 'react';
import {DocSearchModal as Modal, type DocSearchModalProps} from '@docsearch/react/modal';

import {HitLink} from './HitLink';
import {needsBuildMessage, unavailableMessage} from './messages';
import {observeClient, type Outcome} from './observeClient';
import {searchClient} from './searchClient';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type ResultsFooter = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
type Translations = DocSearchModalProps['translations'];

const noOutcome: Outcome = {hitCount: 0, failure: null};
const LatestOutcome = createContext(noOutcome);

/**
 * DocSearch 4.7.0 adds up the hit counts of all keystrokes ("See all 197 results" for 49), so the footer
 * gets the count of the latest answer.
 */
const withTrueCount = (Footer: ResultsFooter): ResultsFooter =>
  function TrueCountFooter({state}) {
    const {hitCount} = useContext(LatestOutcome);
    return <Footer state={{...state, context: {...state.context, nbHits: hitCount}}} />;
  };

/**
 * DocSearch 4.7.0 leaves its error screen at once for "No results found for", which would be untrue: its
 * autocomplete sets the status back to idle after an error. So that screen tells of the error.
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

/** Stands in for DocSearch's modal in the search bar: the same modal, answered by the embedded engine. */
export function DocSearchModal(props: DocSearchModalProps) {
  const {indexName, searchParameters, resultsFooterComponent, translations} = props;
  const [outcome, setOutcome] = useState(noOutcome);

  // DocSearch types the client as Algolia's own, of which it uses the three members that ours has.
  const toEmbeddedClient: TransformSearchClient = useCallback(
    () => observeClient(searchClient, setOutcome) as unknown as ReturnType<TransformSearchClient>,
    [],
  );
  const footer = useMemo(
    () => resultsFooterComponent && withTrueCount(resultsFooterComponent),
    [resultsFooterComponent],
  );

  useEffect(() => {
    // Loads the indexes while the visitor is still typing. A failure is told by the first search.
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
