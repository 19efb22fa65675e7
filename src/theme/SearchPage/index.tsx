// Change: adds the site's styles and a `noindex` that search engines read (the theme's has `property` in place of `name`),
// and wakes the page if its URL has a query.
import './styles.css';

import Head from '@docusaurus/Head';
import OriginalSearchPage from '@theme-original/SearchPage';
import type {ReactNode} from 'react';

import {showsUrl} from '@site/src/lib/pageMarks';

export default function SearchPage(): ReactNode {
  return (
    <>
      <OriginalSearchPage />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* Comes last: what follows stays hidden until the page is awake. */}
      <span hidden {...showsUrl('q')} />
    </>
  );
}
