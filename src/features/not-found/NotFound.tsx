import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import {NotFoundView} from './NotFoundView';
import {readUnknownPath} from './unknownPath';
import {useClosestPages} from './useClosestPages';

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
