// Replaces the theme's search page: it searches with the client of plugins/embedded-search.
import {searchClient} from '@search/client';
import type {ReactNode} from 'react';

import {SearchPage} from '../../page/SearchPage';

export default function EmbeddedSearchPage(): ReactNode {
  return <SearchPage client={searchClient} />;
}
