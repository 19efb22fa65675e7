import {Flame} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {industryOf} from '@site/src/data/demo/industries';
import {demoPerformance} from '@site/src/data/demo/performance';
import {FeatureBlock} from './FeatureBlock';
import styles from './FeatureBlocks.module.css';

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

/** Results: the figures of the sequence and the lead to call now. */
export function ResultsBlock(): ReactNode {
  return (
    <FeatureBlock
      title="It tells you what happened, and whom to call."
      text="Sent, opened, replied: the three figures that say whether a sequence works, counted as they happen. When a lead crosses 80, its owner is told at once."
      linkLabel="Watch the results come in"
      place={{industry: id, lead: 0, step: 'results'}}
      pieceLabel={`${sent} emails sent, ${opens} opens, ${replies} replies, and a hot lead alert`}
      pieceTitle="Performance of the sequence">
      <Stack as="dl" gap={5} className={styles.pieceBody}>
        {figures.map(({label, count}) => (
          <Stack
            key={label}
            gap={2}
            className={styles.figure}
            style={{'--share': count / sent} as CSSProperties}>
            <Text as="dt" size="small" tone="muted" className={styles.label}>
              {label}
            </Text>
            <dd className={styles.count}>{count}</dd>
            <dd className={styles.bar} aria-hidden="true" />
          </Stack>
        ))}
      </Stack>
      <Cluster gap={4} rowGap={2} className={styles.highlight}>
        <Icon icon={Flame} className={styles.flame} />
        <p className={styles.message}>
          <TwoLines
            title={`Hot lead: ${lead.name}`}
            note="Be in touch within 5 minutes."
            noteSize="small"
          />
        </p>
        <HeatBar score={lead.score} />
      </Cluster>
    </FeatureBlock>
  );
}
