import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

import type {PageRef} from './closestPages';
import type {UnknownPath} from './unknownPath';

const LIMIT = 5;

/** The index that plugins/machine-readable writes with the site. */
const INDEX_PATH = '/page-index.json';

/** Returns suggestions for a path: none until the index has loaded, and none if it can't load. */
export function useClosestPages({kind, words}: UnknownPath): readonly PageRef[] {
  const [pages, setPages] = useState<readonly PageRef[]>([]);
  const indexUrl = useBaseUrl(INDEX_PATH);

  useEffect(() => {
    // The server's page, which hydrates first, doesn't know the path.
    if (words === '') return undefined;
    let isCurrent = true;
    const load = async () => {
      // Loaded here because only visitors of this page need the index and the matcher.
      const [response, {closestPages}] = await Promise.all([
        fetch(indexUrl),
        import('./closestPages'),
      ]);
      if (!response.ok) return;
      const index = (await response.json()) as PageRef[];
      if (isCurrent) setPages(closestPages(index, {kind, words}, LIMIT));
    };
    // Without suggestions, the page still has its search and its link back.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [indexUrl, kind, words]);

  return pages;
}
