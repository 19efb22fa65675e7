import clsx from 'clsx';
import {Check, X} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import type {Estimate} from './estimate';
import styles from './Verdicts.module.css';
import {verdictText} from './texts';

/** Every plan with the reason why it fits or does not. */
export function Verdicts({verdicts, plan}: Pick<Estimate, 'verdicts' | 'plan'>): ReactNode {
  return (
    <ul className={styles.list} aria-label="Which plans fit">
      {verdicts.map((verdict) => (
        <li
          key={verdict.plan.name}
          className={clsx(styles.row, verdict.plan === plan && styles.chosen)}>
          <Icon
            icon={verdict.excesses.length === 0 ? Check : X}
            size={20}
            className={styles.icon}
          />
          <span className={styles.name}>{verdict.plan.name}</span>
          <span className={styles.why}>{verdictText(verdict, plan)}</span>
        </li>
      ))}
    </ul>
  );
}
