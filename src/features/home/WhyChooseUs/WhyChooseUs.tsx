import type {ReactNode} from 'react';

import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Section} from '@site/src/components/Section/Section';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {limits} from '@site/src/data/limits';
import styles from './WhyChooseUs.module.css';

/** Three reasons, each with a figure you can check. */
export function WhyChooseUs(): ReactNode {
  const reasons = [
    {
      figure: '0–100',
      picture: (
        <div className={styles.score}>
          <HeatBar score={94} isBare />
        </div>
      ),
      title: 'A score you can check.',
      text: 'Fit, signals, opens, clicks, and replies become one score. See the points behind it.',
    },
    {
      figure: '5',
      picture: <Emails />,
      title: 'Five emails, written for one person.',
      text: 'Opener, value, proof, question, break-up. The opener starts with a public signal.',
    },
    {
      figure: `${limits.hotLeadContactMinutes} min`,
      picture: <Minutes />,
      title: 'Call leads while they’re still interested.',
      text: `At 80, the lead’s owner gets an alert. Get in touch within ${limits.hotLeadContactMinutes} minutes.`,
    },
  ];
  return (
    <Section id="why" eyebrow="Why choose us" title="From buying signal to conversation.">
      <Stack as="ul" gap={4} isDivided line="above">
        {reasons.map(({figure, picture, title, text}) => (
          <Grid
            as="li"
            key={title}
            columns={[1, 1.4, 2]}
            gap={8}
            rowGap={2}
            align="baseline"
            className={styles.reason}>
            <div>
              <Text size="title" tone="accent" leading={1} isHead isOneLine>
                {figure}
              </Text>
              {picture}
            </div>
            <Text as="h3" size="heading">
              {title}
            </Text>
            <Text tone="muted">{text}</Text>
          </Grid>
        ))}
      </Stack>
    </Section>
  );
}

/** Five envelopes; the first is the one to send. */
const Emails = () => (
  <Picture>
    {Array.from({length: 5}, (_email, index) => (
      <path
        key={index}
        d={`M${2 + index * 26} 8h20v15h-20zl10 8 10-8`}
        stroke={index === 0 ? 'var(--accent)' : undefined}
      />
    ))}
  </Picture>
);

/** The minutes in which to call, of an hour. */
const Minutes = () => (
  <Picture>
    <path d="M4 16h120M4 9v14M34 12v8M64 12v8M94 12v8M124 12v8" />
    <path
      d={`M4 16h${2 * limits.hotLeadContactMinutes}`}
      stroke="var(--accent)"
      strokeWidth="8"
      strokeLinecap="butt"
    />
  </Picture>
);

const Picture = ({children}: {readonly children: ReactNode}) => (
  <svg viewBox="0 0 128 32" className={styles.picture} aria-hidden="true">
    {children}
  </svg>
);
