import type {ComponentProps, CSSProperties, ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Grid} from '@site/src/components/Stack/Stack';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {fintech} from '@site/src/data/demo/fintech';
import {demoPerformance} from '@site/src/data/demo/performance';
import {scoreOf} from '@site/src/domain/leadScore';
import {steps} from '@site/src/domain/sequence/steps';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Previews.module.css';

/** A step's result for an example. Decoration: the text next to it says what the step shows. */
function Preview(props: Pick<ComponentProps<typeof Grid>, 'columns' | 'gap' | 'children'>) {
  return (
    <Grid
      collapse="never"
      className={styles.preview}
      aria-hidden="true"
      {...pageMarks.notText}
      {...pageMarks.notInMarkdown}
      {...props}
    />
  );
}

/** Three leads, hottest first. */
export function LeadsPreview(): ReactNode {
  return (
    <Preview columns={[1]} gap={3}>
      <Text as="span" size="label" tone="muted">
        For example, in {fintech.name}
      </Text>
      {fintech.leads.map((lead) => (
        <Grid
          key={lead.email}
          columns={['auto', 1, 'auto']}
          collapse="phone"
          phone={['auto', 1]}
          gap={3}
          rowGap={1}
          align="center"
          className={styles.lead}>
          <Avatar name={lead.name} score={scoreOf(lead)} />
          <Text as="span" leading={1.35}>
            <TwoLines title={lead.name} note={lead.title} />
          </Text>
          <HeatBar score={scoreOf(lead)} />
        </Grid>
      ))}
    </Preview>
  );
}

/** Five emails on their days. */
export function SequencePreview(): ReactNode {
  return (
    <Preview columns={[1, 1, 1, 1, 1]}>
      {Object.values(steps).map(({day, label}) => (
        <Text as="span" key={day} size="label" tone="muted" leading={1.4} className={styles.email}>
          Day {day}
          <br />
          <Text as="span" tone="ink" weight="semibold">
            {label}
          </Text>
        </Text>
      ))}
    </Preview>
  );
}

/** Emails sent, opened, and answered. */
export function ResultsPreview(): ReactNode {
  return (
    <Preview columns={[1, 1, 1]} gap={4}>
      {Object.entries(demoPerformance).map(([label, count]) => (
        <Text
          as="span"
          key={label}
          size="label"
          tone="muted"
          className={styles.figure}
          style={{'--share': count / demoPerformance.sent} as CSSProperties}>
          <Text as="span" size="heading" tone="ink" isHead isFigures isBlock>
            {count}
          </Text>
          {label}
        </Text>
      ))}
    </Preview>
  );
}
