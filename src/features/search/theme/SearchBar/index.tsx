// Replaces the theme's search bar: its modal searches with the client of plugins/embedded-search.
import {searchClient} from '@search/client';
import type {ReactNode} from 'react';

import {SearchBar} from '../../bar/SearchBar';

export default function EmbeddedSearchBar(): ReactNode {
  return <SearchBar client={searchClient} />;
}
