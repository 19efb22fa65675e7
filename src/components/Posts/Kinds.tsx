import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

import {Chip} from '@site/src/components/Chip/Chip';
import {pageMarks} from '@site/src/lib/pageMarks';
import {Cluster} from '../Stack/Stack';
import {useSeries} from './series';

/** Links to all posts and to those of the main tags, and to `tag`, the page's own. */
export function Kinds({tag}: {readonly tag?: string}): ReactNode {
  const {path, topics, kinds} = useSeries();
  const here = useLocation().pathname.replace(/\/$/, '');
  const links = [
    {label: 'All', to: path},
    ...kinds.map(({label, tag: name}) => ({label, to: `${path}/tags/${name}`})),
  ];
  if (tag && !links.some(({to}) => to === here)) links.push({label: tag, to: here});
  return (
    <Cluster as="nav" gap={2} aria-label={topics.title} {...pageMarks.notPrinted}>
      {links.map(({label, to}) => (
        <Chip key={to} to={to} isChosen={here === to}>
          {label}
        </Chip>
      ))}
    </Cluster>
  );
}
