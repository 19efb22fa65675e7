import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Cluster} from '@site/src/components/Stack/Stack';
import {Terms, type TermsProps} from '@site/src/components/Terms/Terms';
import {Text} from '@site/src/components/Text/Text';
import {hotAbove} from '@site/src/data/radarLeads';
import {heatBands} from '@site/src/data/scoring';

const hotFrom = heatBands[0]?.from;

const facts: TermsProps['items'] = [
  [
    'The ring and the band',
    `The radar rings a lead only above ${hotAbove}, so exactly ${hotAbove} has none, whereas the Hot band of a score already begins at ${hotFrom}.`,
  ],
  [
    'Heat and score',
    'The heat is the radar’s own reading of a lead, drawn with its opens. The score is the sum of the points above. When you decide whom to call, go by the score in Leads.',
  ],
  [
    'The ends of the scale',
    'A score is held between 0 and 100 after every event. Points beyond either end are dropped, not saved for later. Here an unsubscribe is counted last.',
  ],
  [
    'Your own weights',
    'These are the defaults. Owners and Admins change them under Leads, then Scoring rules.',
  ],
];

/** The two meanings of "hot", and where to read more. */
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
