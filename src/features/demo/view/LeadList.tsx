import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge} from '@site/src/components/Badge/Badge';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import type {Industry} from '@site/src/data/demo/types';
import type {LeadIndex} from '../demoMachine';
import {LeadDetails} from './LeadDetails';
import styles from './LeadList.module.css';

export interface LeadListProps {
  readonly leads: Industry['leads'];
  readonly selected: LeadIndex | null;
  readonly onSelect: (lead: LeadIndex) => void;
}

/** Three leads, hottest first; the chosen one opens to all that is known about it. */
export function LeadList({leads, selected, onSelect}: LeadListProps): ReactNode {
  return (
    <ol className={styles.leads}>
      {leads.map((lead, index) => {
        const isSelected = index === selected;
        return (
          <li key={lead.email} className={clsx(styles.lead, isSelected && styles.selected)}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={isSelected}
              onClick={() => onSelect(index as LeadIndex)}>
              <Avatar name={lead.name} score={lead.score} />
              <span className={styles.who}>
                <span className={styles.name}>{lead.name}</span>
                <span className={styles.role}>
                  {lead.title}, {lead.company}
                </span>
              </span>
              <span className={styles.heat}>
                <HeatBar score={lead.score} />
              </span>
              <span className={styles.intent}>
                <Badge>{lead.intent} intent</Badge>
              </span>
            </button>
            {isSelected && <LeadDetails lead={lead} />}
          </li>
        );
      })}
    </ol>
  );
}
