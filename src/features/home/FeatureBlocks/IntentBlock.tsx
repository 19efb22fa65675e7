import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge} from '@site/src/components/Badge/Badge';
import {industryOf} from '@site/src/data/demo/industries';
import {FeatureBlock} from './FeatureBlock';
import styles from './IntentBlock.module.css';

const {id, name: industryName, insights, leads} = industryOf('healthtech');
const [lead] = leads;

/** It reads buying intent: what moves the industry, and what one company in it just did. */
export function IntentBlock(): ReactNode {
  return (
    <FeatureBlock
      title="It reads who is about to buy."
      text="Pick an industry and it tells you what sets buying off there, then finds the companies where that has just happened. The reason stands beside every rating, so you can check it before you quote it."
      linkLabel={`See all leads in ${industryName}`}
      place={{industry: id, step: 'leads'}}
      pieceLabel={`What moves buyers in ${industryName}, and a lead with high intent`}
      pieceTitle={`${industryName}: what moves buyers now`}>
      <ul className={styles.insights}>
        {insights.map((insight) => (
          <li key={insight} className={styles.insight}>
            {insight}
          </li>
        ))}
      </ul>
      <div className={styles.lead}>
        <Avatar name={lead.name} score={lead.score} />
        <p className={styles.who}>
          <span className={styles.name}>
            {lead.name}{' '}
            <Badge tone={lead.intent === 'High' ? 'hot' : 'warm'}>{lead.intent} intent</Badge>
          </span>
          <span className={styles.role}>
            {lead.title}, {lead.company}
          </span>
          <span className={styles.activity}>
            {lead.company} {lead.recentActivity}.
          </span>
        </p>
      </div>
    </FeatureBlock>
  );
}
