import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

import type {PageRef} from './closestPages';

const LIMIT = 5;

/** The file that plugins/page-index writes. */
const INDEX_PATH = '/page-index.json';

/** Returns suggestions for words: none until the index has loaded, or if it doesn't load. */
export function useClosestPages(words: string): readonly PageRef[] {
  const [pages, setPages] = useState<readonly PageRef[]>([]);
  const indexUrl = useBaseUrl(INDEX_PATH);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      // Loaded here because only a visitor to an unknown URL needs the index and the matcher.
      const [response, {closestPages}] = await Promise.all([
        fetch(indexUrl),
        import('./closestPages'),
      ]);
      if (!response.ok) return;
      const index = (await response.json()) as PageRef[];
      if (isCurrent) setPages(closestPages(index, words, LIMIT));
    };
    // The page works without suggestions.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [indexUrl, words]);

  return pages;
}
