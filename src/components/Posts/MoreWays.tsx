import Link from '@docusaurus/Link';
import {Archive, Rss, Tag} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import styles from './MoreWays.module.css';

const feeds = [
  {label: 'RSS', file: 'rss.xml'},
  {label: 'Atom', file: 'atom.xml'},
  {label: 'JSON Feed', file: 'feed.json'},
] as const;

/** The other ways through the posts: by topic, by year, and as feeds. The blog plugin makes them all. */
export function MoreWays({
  basePath,
  what,
}: {
  /** Address of the list, such as `/blog`. */
  readonly basePath: string;
  readonly what: 'posts' | 'releases';
}): ReactNode {
  return (
    <nav className={styles.ways} aria-label={`More ways to the ${what}`}>
      <Link to={`${basePath}/tags`} className={styles.way}>
        <Icon icon={Tag} size={16} /> By topic
      </Link>
      <Link to={`${basePath}/archive`} className={styles.way}>
        <Icon icon={Archive} size={16} /> By year
      </Link>
      <span className={styles.feeds}>
        <Icon icon={Rss} size={16} />
        {feeds.map(({label, file}) => (
          <Link
            key={file}
            to={`pathname://${basePath}/${file}`}
            target="_self"
            className={styles.way}>
            {label}
          </Link>
        ))}
      </span>
    </nav>
  );
}
