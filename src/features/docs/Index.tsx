import Link from '@docusaurus/Link';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {Grid} from '@site/src/components/Stack/Stack';
import type {Spacing} from '@site/src/components/Text/Text';
import type {GuideGroup} from '@site/src/data/sections';
import styles from './Index.module.css';

/** The table of contents of the documentation: headings with their lists of links, in columns if there's room. */
export function Index({
  marginTop = 16,
  children,
}: Pick<Spacing, 'marginTop'> & {readonly children: ReactNode}): ReactNode {
  return (
    <Grid columns={24} gap={12} marginTop={marginTop} className={styles.index}>
      {children}
    </Grid>
  );
}

/** A heading with its list. */
export function IndexPart({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.part}>{children}</section>;
}

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
