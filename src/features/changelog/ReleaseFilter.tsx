import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

import {Chip} from '@site/src/components/Chip/Chip';
import {Cluster} from '@site/src/components/Stack/Stack';
import {pageMarks} from '@site/src/lib/pageMarks';

/** The tags of changelog/tags.yml, each with a page of its own, so that a filtered list has a URL. */
const kinds = [
  {label: 'All', to: '/changelog'},
  {label: 'Features', to: '/changelog/tags/feature'},
  {label: 'Improvements', to: '/changelog/tags/improvement'},
] as const;

/** The releases of one kind, or all. */
export function ReleaseFilter(): ReactNode {
  const {pathname} = useLocation();
  const here = pathname.replace(/\/$/, '');
  return (
    <Cluster
      as="nav"
      gap={2}
      marginBottom={4}
      aria-label="Kind of release"
      {...pageMarks.notPrinted}>
      {kinds.map(({label, to}) => (
        <Chip key={to} to={to} isChosen={here === to}>
          {label}
        </Chip>
      ))}
    </Cluster>
  );
}
