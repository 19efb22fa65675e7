import Link from '@docusaurus/Link';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import type {GuideGroup} from '@site/src/data/guides';

/** The guides of one group in sidebar order, from their front matter, so that a new guide is one file. */
export function GuideList({group}: {readonly group: GuideGroup}): ReactNode {
  const guides = useCurrentSidebarCategory()
    .items.filter((item) => item.type === 'link')
    .filter(({customProps}) => customProps?.group === group);
  return (
    <ul>
      {guides.map((guide) => (
        <li key={guide.href}>
          <Link to={guide.href}>{guide.label}</Link> {String(guide.customProps?.summary)}
        </li>
      ))}
    </ul>
  );
}
