// Change: adds the site's styles, and wakes the page if its URL has a query.
import './styles.css';

import OriginalSearchPage from '@theme-original/SearchPage';
import type {ReactNode} from 'react';

import {showsUrl} from '@site/src/lib/pageMarks';

export default function SearchPage(): ReactNode {
  return (
    <>
      <OriginalSearchPage />
      {/* Comes last: what follows stays hidden until the page is awake. */}
      <span hidden {...showsUrl('q')} />
    </>
  );
}
