import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './WhyChooseUs.module.css';

const reasons = [
  {
    figure: '0–100',
    title: 'A score you can check.',
    text: 'Fit, public signals, and what each person does become one score from 0 to 100. Every lead shows the points behind it.',
  },
  {
    figure: '5',
    title: 'Five emails for one person.',
    text: 'Opener, value, proof, question, break-up. Each is written from what that lead did last, says why it exists, and can be changed word by word.',
  },
  {
    figure: '5 min',
    title: 'A call while it is hot.',
    text: 'A lead at 80 or more is hot. Its owner gets an alert right away, and another one when a hot lead replies, so you can get in touch within 5 minutes.',
  },
];

/** Three reasons, each with a figure you can check. */
export function WhyChooseUs(): ReactNode {
  return (
    <Section id="why" eyebrow="Why choose us" title="From a signal to a conversation.">
      <Stack as="ul" gap={6} isDivided line="above">
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
