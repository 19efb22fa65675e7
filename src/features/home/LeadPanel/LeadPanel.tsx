import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {sampleEmail, sampleIndustry, sampleLeads} from '@site/src/data/sampleLeads';
import styles from './LeadPanel.module.css';

/** The product at work, drawn from sample data: matched leads on the heat scale and the email written for the hottest. */
export function LeadPanel(): ReactNode {
  return (
    <figure
      className={styles.panel}
      aria-label="A list of matched leads with their scores, and an email written for the hottest">
      <p className={styles.head}>
        <span>{sampleIndustry}</span>
        <span>{sampleLeads.length} leads matched</span>
      </p>
      <ul className={styles.list}>
        {sampleLeads.map(({name, title, company, score, signal}) => (
          <li key={name} className={styles.lead}>
            <Avatar name={name} score={score} />
            <span className={styles.who}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>
                {title}, {company}
              </span>
              <span className={styles.signal}>{signal}</span>
            </span>
            <HeatBar score={score} />
          </li>
        ))}
      </ul>
      <div className={styles.email}>
        <p className={styles.subject}>Subject: {sampleEmail.subject}</p>
        <p className={styles.opening}>{sampleEmail.opening}</p>
      </div>
    </figure>
  );
}
