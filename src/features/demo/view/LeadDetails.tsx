import type {ReactNode} from 'react';

import type {DemoLead} from '@site/src/data/demo/types';
import {capital} from '@site/src/lib/capital';
import styles from './LeadDetails.module.css';

/** All that is known about a lead: why now first, then who it is. */
export function LeadDetails({lead}: {readonly lead: DemoLead}): ReactNode {
  const reasons = [
    {term: 'Why now', detail: `${lead.company} ${lead.recentActivity}.`},
    {term: 'What hurts', detail: `${capital(lead.painPoint)}.`},
  ];
  const facts = [
    {term: 'Email', detail: lead.email},
    {term: 'Location', detail: lead.location},
    {term: 'Employees', detail: lead.employees},
    {term: 'Revenue', detail: lead.revenue},
  ];
  return (
    <div className={styles.details}>
      <dl className={styles.reasons}>
        {reasons.map(({term, detail}) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.reason}>{detail}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.facts}>
        {facts.map(({term, detail}) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.fact}>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
