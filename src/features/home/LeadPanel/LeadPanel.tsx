import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {fintech} from '@site/src/data/demo/fintech';
import {capital} from '@site/src/lib/capital';
import {writeSequence} from '@site/src/domain/sequence/writeSequence';
import styles from './LeadPanel.module.css';

const [hottest] = fintech.leads;
// The first paragraph is the greeting.
const {
  subject,
  paragraphs: [, opening],
} = writeSequence(hottest, fintech)[0]!;

/** The product at work, drawn from the demo's data: matched leads on the heat scale and the email written for the hottest. */
export function LeadPanel(): ReactNode {
  return (
    <figure
      className={styles.panel}
      aria-label="A list of matched leads with their scores, and an email written for the hottest">
      <p className={styles.head}>
        <span>{fintech.name}</span>
        <span>{fintech.leads.length} leads matched</span>
      </p>
      <ul className={styles.list}>
        {fintech.leads.map(({name, title, company, score, recentActivity}) => (
          <li key={name} className={styles.lead}>
            <Avatar name={name} score={score} />
            <span className={styles.who}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>
                {title}, {company}
              </span>
              <span className={styles.signal}>{capital(recentActivity)}</span>
            </span>
            <HeatBar score={score} />
          </li>
        ))}
      </ul>
      <div className={styles.email}>
        <p className={styles.subject}>Subject: {subject}</p>
        <p className={styles.opening}>{opening}</p>
      </div>
    </figure>
  );
}
