import {Flame} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {industryOf} from '@site/src/data/demo/industries';
import {demoPerformance} from '@site/src/data/demo/performance';
import {FeatureBlock} from './FeatureBlock';
import styles from './ResultsBlock.module.css';

/** A part of a whole in whole percent, 0 when there is no whole. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

const {id, leads} = industryOf('fintech');
const [lead] = leads;
const {sent, opens, replies} = demoPerformance;

const figures = [
  {label: 'sent', count: sent},
  {label: `opens, ${percentOf(opens, sent)}% of those sent`, count: opens},
  {label: `replies, ${percentOf(replies, sent)}% of those sent`, count: replies},
];

/** It shows what happened: the figures of the sequence and the lead to call now. */
export function ResultsBlock(): ReactNode {
  return (
    <FeatureBlock
      title="It tells you what happened, and whom to call."
      text="Sent, opened, replied: the three figures that say whether a sequence works, counted as they happen. When a lead crosses 80, its owner is told at once."
      linkLabel="Watch the results come in"
      place={{industry: id, lead: 0, step: 'results'}}
      pieceLabel={`${sent} emails sent, ${opens} opens, ${replies} replies, and a hot lead alert`}
      pieceTitle="Performance of the sequence">
      <dl className={styles.figures}>
        {figures.map(({label, count}) => (
          <div
            key={label}
            className={styles.figure}
            style={{'--share': count / sent} as CSSProperties}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.count}>{count}</dd>
            <dd className={styles.bar} aria-hidden="true" />
          </div>
        ))}
      </dl>
      <div className={styles.alert}>
        <Icon icon={Flame} className={styles.flame} />
        <p className={styles.message}>
          <span className={styles.title}>Hot lead: {lead.name}</span>
          <span className={styles.advice}>Be in touch within 5 minutes.</span>
        </p>
        <HeatBar score={lead.score} />
      </div>
    </FeatureBlock>
  );
}
