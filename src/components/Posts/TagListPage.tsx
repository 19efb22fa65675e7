import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

import {RowsPage} from './ListPages';

export default function TagListPage({tags}: Props): ReactNode {
  const rows = tags.map(({label, permalink, description, count}) => {
    return {name: label, to: permalink, text: description, count};
  });
  return <RowsPage of="topics" rows={rows} />;
}
