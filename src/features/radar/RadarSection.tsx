import Link from '@docusaurus/Link';
import {useReducer, type ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {hotAbove} from '@site/src/data/radarLeads';
import {heatBands} from '@site/src/data/scoring';
import {Board} from './Board';
import {HeatMark} from './HeatMark';
import {kindLabels, kindOf, leadsHottestFirst as leads} from './leadHeat';
import {Radar} from './Radar';
import {closedRadar, radarReducer} from './radarMachine';

const legend = [
  {kind: 'hotNow' as const, range: `above ${hotAbove}`},
  // A band's lowest score has its mark: the highest of Hot is hot now.
  ...heatBands.map(({from, to}) => ({kind: kindOf(from), range: `${from} to ${to}`})),
];

/** The radar on the home page. */
export function RadarSection(): ReactNode {
  const [state, dispatch] = useReducer(radarReducer, closedRadar);
  return (
    <Section id="radar" tone="band">
      <Board
        title="The closer to the center, the hotter the lead."
        lead="Each dot is a sample lead. Pick one to see what to do next."
        side={
          <>
            <Stack as="dl" gap={3} isDivided isFramed>
              {legend.map(({kind, range}) => (
                <Cluster key={kind} justify="between" isOneLine>
                  <Cluster as="dt" gap={3} isOneLine>
                    <HeatMark kind={kind} />
                    <Text as="span" weight="semibold">
                      {kindLabels[kind]}
                    </Text>
                  </Cluster>
                  <Text as="dd" size="small" tone="muted" isFigures>
                    {range}
                  </Text>
                </Cluster>
              ))}
            </Stack>
            <Text weight="semibold" marginTop={6}>
              <Cluster as={Link} to="/radar" isInline isTarget>
                Open the radar
              </Cluster>
            </Text>
          </>
        }>
        <Radar leads={leads} state={state} dispatch={dispatch} />
      </Board>
    </Section>
  );
}
