import clsx from 'clsx';
import {useState, type ReactNode} from 'react';

import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {industryOf} from '@site/src/data/demo/industries';
import {capital} from '@site/src/lib/capital';
import type {LeadIndex} from '@site/src/domain/demoAddress/demoPath';
import {FeatureBlock} from './FeatureBlock';
import styles from './ScoreBlock.module.css';

const {id, name: industryName, leads} = industryOf('fintech');

/** It scores and ranks leads: press one to read why it stands where it stands. */
export function ScoreBlock(): ReactNode {
  const [chosen, setChosen] = useState<LeadIndex>(0);
  const lead = leads[chosen];
  return (
    <FeatureBlock
      title="It puts the warmest on top."
      text="Every lead stands on one scale from 0 to 100. Cold ones stay in the sequence, warm ones get an answer, hot ones get a call. Press a lead to read what is known about it."
      linkLabel={`Open ${lead.name} in the demo`}
      place={{industry: id, lead: chosen, step: 'lead'}}
      pieceLabel={`Three leads in ${industryName}, ranked by score`}
      pieceTitle={`${industryName}: ${leads.length} leads, hottest first`}>
      <ul className={styles.leads}>
        {leads.map(({name, company, score}, index) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={index === chosen}
              className={clsx(styles.lead, index === chosen && styles.chosen)}
              onClick={() => setChosen(index as LeadIndex)}>
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.company}>{company}</span>
              </span>
              <HeatBar score={score} />
            </button>
          </li>
        ))}
      </ul>
      <dl className={styles.facts} aria-live="polite">
        <div>
          <dt>Lately</dt>
          <dd>{capital(lead.recentActivity)}</dd>
        </div>
        <div>
          <dt>What hurts</dt>
          <dd>{capital(lead.painPoint)}</dd>
        </div>
        <div>
          <dt>Company</dt>
          <dd>
            {lead.employees} people, {lead.revenue} a year
          </dd>
        </div>
      </dl>
    </FeatureBlock>
  );
}
