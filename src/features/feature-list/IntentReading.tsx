import type {ReactNode} from 'react';

import {Art, dotsPath} from '@site/src/components/Art/Art';
import {Panel} from '@site/src/components/Card/Card';
import {heatFill} from '@site/src/components/HeatBar/heat';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {intentExamples} from '@site/src/data/features';
import {signalRules, type Signal} from '@site/src/data/scoring';
import {intentOf, signalPoints} from '@site/src/domain/leadScore';
import {pageMarks} from '@site/src/lib/pageMarks';
import {capital} from '@site/src/lib/text';
import styles from './FeatureList.module.css';

const fills = {High: heatFill('Hot'), Medium: heatFill('Warm')} as const;

/** Companies with their intent, and the signals behind it. */
export function IntentReading(): ReactNode {
  return (
    <Panel
      as="figure"
      shadow="card"
      className={`${styles.panel} ${styles.intent}`}
      {...pageMarks.onInk}>
      <Stack as="ul" gap={5} isDivided line="below">
        {intentExamples.map(({company, recentActivity, signals}) => {
          const intent = intentOf(signals);
          return (
            <Grid
              as="li"
              key={company}
              columns={['7.5rem', 1, '10rem']}
              phone={['6rem', 1]}
              collapse="phone"
              gap={5}
              rowGap={2}
              align="center"
              className={styles.reading}>
              <Text size="label" tone="muted">
                <Text
                  as="strong"
                  leading={1}
                  isHead
                  isBlock
                  className={styles.level}
                  style={{color: fills[intent]}}>
                  {intent}
                </Text>{' '}
                intent
              </Text>
              <p>
                <TwoLines title={company} note={capital(recentActivity)} noteSize="small" />
              </p>
              <div className={styles.signals}>
                <SignalsArt signals={signals} />
              </div>
            </Grid>
          );
        })}
      </Stack>
      <Caption>
        Each dot is a signal, the newest at the right. One above the dashed line makes intent High.
        Sample data. The companies are fictional.
      </Caption>
    </Panel>
  );
}

const WIDTH = 160;
const HEIGHT = 56;
const RADIUS = 8;

const oldest = Math.max(
  ...intentExamples.flatMap(({signals}) => signals.map(({ageDays}) => ageDays)),
);
const yOf = (points: number) => HEIGHT - 2 - ((HEIGHT - RADIUS - 2) * points) / signalRules.max;

/** Signals by age, as high as their points today; those of one day are next to each other. */
function SignalsArt({signals}: {readonly signals: readonly Signal[]}): ReactNode {
  const dots = signals.map((signal, at) => {
    const sameDay = signals.slice(0, at).filter(({ageDays}) => ageDays === signal.ageDays).length;
    const x = WIDTH - RADIUS - ((WIDTH - 2 * RADIUS) * signal.ageDays) / oldest;
    return {x: Math.round(x - 22 * sameDay), y: Math.round(yOf(signalPoints(signal)))};
  });
  const isHigh = intentOf(signals) === 'High';
  return (
    <Art width={WIDTH} height={HEIGHT}>
      <path d={`M0 ${yOf(signalRules.highIntentFrom)}H${WIDTH}`} strokeDasharray="2 6" />
      <path
        d={`M1 ${HEIGHT - 1}H${WIDTH - 1}${dots.map(({x, y}) => `M${x} ${HEIGHT - 1}V${y}`).join('')}`}
      />
      {dots.map(({x, y}) => (
        <path
          key={x}
          d={dotsPath([`${x} ${y}`])}
          stroke={isHigh && y < yOf(signalRules.highIntentFrom) ? fills.High : fills.Medium}
          strokeWidth={2 * RADIUS}
        />
      ))}
    </Art>
  );
}

export const Caption = ({children}: {readonly children: ReactNode}): ReactNode => (
  <Text as="figcaption" size="label" tone="muted" paddingTop={4}>
    {children}
  </Text>
);
