import type {ReactNode} from 'react';

import styles from './Sums.module.css';

const LINE = /^(?<term>\D+) (?<sum>\d.*) = (?<result>\S+) ?(?<verdict>.*)$/;

/**
 * Calculations in rows. On phones, the result is next to its name, and the calculation below it.
 *
 * @param text a line for each, such as `bounce rate 588 / 10,000 = 5.9% critical`
 */
export function Sums({text}: {readonly text: string}): ReactNode {
  return (
    <dl className={styles.sums}>
      {text.split('\n').map((line) => {
        const {term = '', sum, result, verdict} = LINE.exec(line)?.groups ?? {};
        return (
          <div key={line}>
            <dt>{term.charAt(0).toUpperCase() + term.slice(1)}</dt>
            <dd>{sum?.replaceAll('-', '−').replaceAll('/', '÷')} =</dd>
            <dd className={styles.result}>{result}</dd>
            {verdict && <dd className={styles.verdict}>{verdict}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
