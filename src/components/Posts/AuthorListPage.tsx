import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

import {RowsPage} from './ListPages';

export default function AuthorListPage({authors}: Props): ReactNode {
  const rows = authors.map(({name, key, title, count}) => ({
    name: name ?? key,
    text: title,
    count,
  }));
  return <RowsPage of="authors" rows={rows} />;
}
