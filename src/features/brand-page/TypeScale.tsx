import type {ReactNode} from 'react';

import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';

const steps = [
  {token: '--text-hero', use: 'Home page headline', isHead: true},
  {token: '--text-title', use: 'Page titles', isHead: true},
  {token: '--text-section', use: 'Section titles', isHead: true},
  {token: '--text-heading', use: 'Headings in text', isHead: true},
  {token: '--text-lead', use: 'Lead paragraphs', isHead: false},
  {token: '--text-body', use: 'Body text', isHead: false},
  {token: '--text-small', use: 'Tables and notes', isHead: false},
  {token: '--text-label', use: 'Labels', isHead: false},
];

/** The type scale, each step in its own size. */
export function TypeScale(): ReactNode {
  return (
    <Stack as="ul" gap={4} isDivided line="above">
      {steps.map(({token, use, isHead}) => (
        <Cluster as="li" key={token} gap={6} rowGap={2} align="baseline" justify="between">
          <Text
            as="span"
            leading={isHead ? 1.05 : undefined}
            isHead={isHead}
            style={{fontSize: `var(${token})`}}>
            {use}
          </Text>
          <code>{token}</code>
        </Cluster>
      ))}
    </Stack>
  );
}
