import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {useEffect, useState, type ReactNode} from 'react';

import type {PageRef} from './closestPages';
import {NotFoundView} from './NotFoundView';
import {readUnknownPath, type UnknownPath} from './unknownPath';

/** The 404 page. A static host sends the same file for every unknown path, so only the browser knows the path. */
export function NotFound(): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const unknown = readUnknownPath(isBrowser ? pathname : '/');
  const suggestions = useClosestPages(unknown);
  return (
    <>
      <PageMetadata title={unknown.kind === 'article' ? 'Article Not Found' : 'Page Not Found'}>
        {/* For hosts that send the page with status 200. */}
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <NotFoundView unknown={unknown} suggestions={suggestions} />
    </>
  );
}

const LIMIT = 5;

/** The index that plugins/machine-readable writes with the site. */
const INDEX_PATH = '/page-index.json';

/** Returns suggestions for a path: none until the index has loaded, and none if it can't load. */
function useClosestPages({kind, words}: UnknownPath): readonly PageRef[] {
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
