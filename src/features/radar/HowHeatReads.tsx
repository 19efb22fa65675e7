import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Cluster} from '@site/src/components/Stack/Stack';
import {Terms, type TermsProps} from '@site/src/components/Terms/Terms';
import {Text} from '@site/src/components/Text/Text';
import {hotAbove} from '@site/src/data/radarLeads';
import {fitMaxima, hotFrom, signalRules} from '@site/src/data/scoring';

const maxFit = Object.values(fitMaxima).reduce((sum, points) => sum + points, 0);

const facts: TermsProps['items'] = [
  [
    'Where a score starts',
    `A lead found in the database starts with up to ${maxFit} points for fit and up to ${signalRules.maxTogether} for its company’s signals.`,
  ],
  [
    'The ring and the band',
    `The Hot band starts at ${hotFrom}. The radar puts a ring only around a lead above ${hotAbove}.`,
  ],
  [
    'The ends of the scale',
    'Points past either limit are dropped, not carried over. In this calculator, an unsubscribe is always applied last.',
  ],
  [
    'Your own weights',
    'These are the defaults. Owners and Admins can change them under Leads, then Scoring rules.',
  ],
];

/** The range of a score, the two meanings of "hot", and a link to the help article. */
export function HowHeatReads(): ReactNode {
  return (
    <>
      <Terms items={facts} columns={[2, 5]} gap={5} columnGap={8} termGap={2} isDivided isFramed />
      <Text weight="semibold" marginTop={6}>
        <Cluster as={Link} to="/help/article/hot-lead-detection" isInline isTarget>
          Hot lead detection and scoring, step by step
        </Cluster>
      </Text>
    </>
  );
}
