import {Flame} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {Calculation} from '@site/src/components/Calculation/Calculation';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {fintech} from '@site/src/data/demo/fintech';
import {demoPerformance} from '@site/src/data/demo/performance';
import {limits} from '@site/src/data/limits';
import {hotLeadOf} from '@site/src/domain/hotLead';
import piece from '../Piece/Piece.module.css';
import {FeatureBlock} from './FeatureBlock';
import styles from './FeatureBlocks.module.css';

/** A part of a whole in whole percent; 0 when the whole is 0. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

/** The results of the sequence and the lead to call now. */
export function ResultsBlock(): ReactNode {
  const {id, leads} = fintech;
  const [lead] = leads;
  const [firstName] = lead.name.split(' ');
  const {score, reason, arithmetic} = hotLeadOf(lead);
  const {sent, opens, replies} = demoPerformance;

  const figures = [
    {label: 'sent', count: sent},
    {label: `opens, ${percentOf(opens, sent)}% of emails sent`, count: opens},
    {label: `replies, ${percentOf(replies, sent)}% of emails sent`, count: replies},
  ];
  return (
    <FeatureBlock
      step="4. Call"
      title="See what happened, and who to call."
      text="Three numbers show what works. An alert names the lead."
      linkLabel="Watch the results come in"
      place={{industry: id, lead: 0, step: 'results'}}
      pieceLabel={`${sent} emails sent, ${opens} opens, ${replies} replies, and a hot lead alert`}
      pieceTitle="Performance of the sequence">
      <Stack as="dl" gap={5} className={piece.padded}>
        {figures.map(({label, count}) => (
          <Grid
            key={label}
            columns={[1, 'auto']}
            collapse="never"
            gap={2}
            align="baseline"
            style={{'--share': count / sent} as CSSProperties}>
            <Text as="dt" size="small" tone="muted">
              {label}
            </Text>
            <Text as="dd" size="figure" leading={1} isFigures isHead className={styles.count}>
              {count}
            </Text>
            <dd className={styles.bar} aria-hidden="true" />
          </Grid>
        ))}
      </Stack>
      <Cluster gap={4} rowGap={2} className={piece.highlight}>
        <Icon icon={Flame} className={styles.flame} />
        <Text leading={1.4} grow={11}>
          <TwoLines
            title={`Hot lead: ${lead.name}`}
            note={`${reason}. Contact ${firstName} within ${limits.hotLeadContactMinutes} minutes.`}
            noteSize="small"
          />
        </Text>
        <HeatBar score={score} />
        <Calculation text={arithmetic} />
      </Cluster>
    </FeatureBlock>
  );
}
