import {Flame} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Calculation} from '@site/src/components/Calculation/Calculation';
import {Panel} from '@site/src/components/Card/Card';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {demoPerformance} from '@site/src/data/demo/performance';
import type {DemoLead} from '@site/src/data/demo/types';
import {limits} from '@site/src/data/limits';
import {getStartedTo} from '@site/src/data/header';
import {hotLeadOf} from '@site/src/domain/hotLead';
import {useCountUp} from '@site/src/lib/motion';
import styles from './Results.module.css';

const COUNT_MS = 1200;

export interface ResultsProps {
  readonly lead: DemoLead;
  /** Whether the results were loaded from a URL. The figures then don't count up. */
  readonly isRestored: boolean;
}

/** The campaign's figures and the hot lead alert. */
export function Results({lead, isRestored}: ResultsProps): ReactNode {
  const {score, reason, arithmetic} = hotLeadOf(lead);
  const [firstName] = lead.name.split(' ');
  return (
    <Stack gap={6} className={styles.results}>
      <Grid as="dl" columns={[1, 1, 1]} collapse="never" gap={6}>
        {Object.entries(demoPerformance).map(([label, count]) => (
          <Figure key={label} label={label} count={count} isCounting={!isRestored} />
        ))}
      </Grid>
      <Grid
        as={Panel}
        columns={['auto', 1, 'auto']}
        collapse="never"
        gap={4}
        rowGap={5}
        align="center"
        tone="wash"
        className={styles.alert}>
        <Icon icon={Flame} size={24} className={styles.flame} />
        <div className={styles.reason}>
          <Text weight="semibold">Hot lead: {lead.name}</Text>
          <Text size="small" marginBottom={2}>
            {reason}. Contact {firstName} within {limits.hotLeadContactMinutes} minutes.
          </Text>
          <HeatBar score={score} />
          <Calculation text={arithmetic} />
        </div>
        <Cluster as="p" gap={3} className={styles.next}>
          <Button variant="primary" to={getStartedTo}>
            Claim your spot
          </Button>
          <Button to="/radar">See the radar</Button>
        </Cluster>
      </Grid>
    </Stack>
  );
}

function Figure({
  label,
  count,
  isCounting,
}: {
  readonly label: string;
  readonly count: number;
  readonly isCounting: boolean;
}): ReactNode {
  const shown = useCountUp(count, COUNT_MS, isCounting);
  const share = count / demoPerformance.sent;
  return (
    <Stack className={styles.figure} style={{'--share': share} as CSSProperties}>
      <Text as="dt" weight="semibold">
        {label}
      </Text>
      <Text as="dd" size="figure" leading={1} isFigures isHead className={styles.value}>
        {shown}
      </Text>
      <Text as="dd" size="small" tone="muted" leading={1.35}>
        {share === 1 ? 'to leads like this one' : `${Math.round(share * 100)}% of emails sent`}
      </Text>
    </Stack>
  );
}
