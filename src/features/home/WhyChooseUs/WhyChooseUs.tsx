import type {ReactNode} from 'react';

import {onCircle} from '@site/src/components/Art/Art';
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
      picture: <Score />,
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
      picture: <Clock />,
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
              <svg viewBox="0 0 128 32" className={styles.picture} aria-hidden="true">
                {picture}
              </svg>
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

/** A tick in the hot part of the heat scale. */
const Score = () => (
  <>
    <path d="M4 16h60" stroke="var(--heat-cold)" strokeWidth="6" />
    <path d="M64 16h36" stroke="var(--heat-warm)" strokeWidth="6" />
    <path d="M100 16h24" stroke="var(--heat-hot)" strokeWidth="6" />
    <path d="M117 5v22" stroke="var(--ink)" strokeWidth="3" />
  </>
);

/** Five envelopes; the first is the one to send. */
const Emails = () =>
  Array.from({length: 5}, (_email, index) => (
    <path
      key={index}
      d={`M${2 + index * 26} 8h20v15h-20zl10 8 10-8`}
      stroke={index === 0 ? 'var(--accent)' : undefined}
    />
  ));

/** A clock with the minutes in which to call. */
const Clock = () => (
  <>
    <circle cx="16" cy="16" r="14" />
    <path
      d={`M16 16V2A14 14 0 0 1 ${onCircle(16, 16, 14, limits.hotLeadContactMinutes / 60)}z`}
      fill="var(--accent)"
      stroke="none"
    />
  </>
);
