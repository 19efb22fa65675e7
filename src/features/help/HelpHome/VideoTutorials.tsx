import Link from '@docusaurus/Link';
import {CirclePlay} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {videos} from '@site/src/data/videos';
import block from './HelpHome.module.css';
import styles from './VideoTutorials.module.css';

/** Short tutorials with their length and how often they were watched; each plays in the demo. */
export function VideoTutorials(): ReactNode {
  return (
    <section className={block.block}>
      <h2 className={block.heading}>Video tutorials</h2>
      <p className={styles.note}>
        They play in the demo itself, with captions and without sound. Take over at any moment.
      </p>
      <ul className={styles.videos}>
        {videos.map(({title, chapter, duration, views}) => (
          <li key={title}>
            <Link to={`/demo?tour=1&chapter=${chapter}`} className={styles.video}>
              <Icon icon={CirclePlay} className={styles.play} />
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>
                {duration} · {views} views
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
