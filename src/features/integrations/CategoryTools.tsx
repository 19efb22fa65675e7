import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {Integration} from '@site/src/data/integrations';
import styles from './CategoryTools.module.css';

/**
 * Two letters that stand for a tool instead of its logo: the initials of the first two words,
 * or the first two letters of a single word. What stands in brackets does not count.
 */
function monogram(name: string): string {
  const [first = '', second] = name
    .replace(/\(.*\)/, '')
    .trim()
    .split(/\s+/);
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2);
}

/** The tools of one category: what each is, what flows which way, what it needs, and where to read on. */
export function CategoryTools({tools}: {readonly tools: readonly Integration[]}): ReactNode {
  return (
    <ul className={styles.tools}>
      {tools.map((tool) => (
        <li key={tool.name} className={styles.tool}>
          <span className={styles.monogram} aria-hidden="true">
            {monogram(tool.name)}
          </span>
          <div className={styles.body}>
            <h3 className={styles.name}>{tool.name}</h3>
            <p className={styles.text}>{tool.description}</p>
            <dl className={styles.facts}>
              <div>
                <dt>Comes in</dt>
                <dd>{tool.receives}</dd>
              </div>
              <div>
                <dt>Goes out</dt>
                <dd>{tool.sends}</dd>
              </div>
              <div>
                <dt>Needs</dt>
                <dd>
                  {tool.plan} plan. {tool.permission}
                </dd>
              </div>
            </dl>
            <p className={styles.links}>
              {tool.article && <Link to={tool.article.to}>{tool.article.label}</Link>}
              <Link to={tool.homepage}>{tool.name} website</Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
