import type {ReactNode} from 'react';

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
      title: 'A score you can check.',
      text: 'Fit, signals, opens, clicks, and replies become one score. See the points behind it.',
    },
    {
      figure: '5',
      title: 'Five emails, written for one person.',
      text: 'Opener, value, proof, question, break-up. The opener starts with a public signal.',
    },
    {
      figure: `${limits.hotLeadContactMinutes} min`,
      title: 'Call leads while they’re still interested.',
      text: `At 80, the lead’s owner gets an alert. Get in touch within ${limits.hotLeadContactMinutes} minutes.`,
    },
  ];
  return (
    <Section id="why" eyebrow="Why choose us" title="From buying signal to conversation.">
      <Stack as="ul" gap={4} isDivided line="above">
        {reasons.map(({figure, title, text}) => (
          <Grid
            as="li"
            key={title}
            columns={[1, 1.4, 2]}
            gap={8}
            rowGap={2}
            align="baseline"
            className={styles.reason}>
            <Text size="title" tone="accent" leading={1} isHead isOneLine>
              {figure}
            </Text>
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
