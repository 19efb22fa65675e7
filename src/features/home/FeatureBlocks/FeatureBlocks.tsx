import {useState, type ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Section} from '@site/src/components/Section/Section';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {fintech} from '@site/src/data/demo/fintech';
import type {LeadIndex} from '@site/src/domain/demoAddress';
import {scoreArithmetic, scoreOf} from '@site/src/domain/leadScore';
import {capital} from '@site/src/lib/text';
import {IntentBlock, ResultsBlock, SequenceBlock} from './BuiltBlocks';
import {FeatureBlock} from './FeatureBlock';
import styles from './FeatureBlocks.module.css';

/** Four steps of the product, each with an illustration and a link to that step of the demo. */
export function FeatureBlocks(): ReactNode {
  return (
    <Section id="in-action" eyebrow="In action" title="Signal, score, sequence, call.">
      <Stack className={styles.blocks}>
        <BuiltHtml id="home-intent">
          {process.env.HYDRATE_CLIENT_ENTRY ? null : <IntentBlock />}
        </BuiltHtml>
        <ScoreBlock />
        <BuiltHtml id="home-sequence">
          {process.env.HYDRATE_CLIENT_ENTRY ? null : <SequenceAndResults />}
        </BuiltHtml>
      </Stack>
    </Section>
  );
}

function SequenceAndResults(): ReactNode {
  return (
    <>
      <SequenceBlock />
      <ResultsBlock />
    </>
  );
}

const {id, name: industryName, leads} = fintech;

/** Leads ranked by score. Selecting one shows its facts. */
function ScoreBlock(): ReactNode {
  const [chosen, setChosen] = useState<LeadIndex>(0);
  const lead = leads[chosen];
  return (
    <FeatureBlock
      step="2. Score"
      title="Your hottest leads, always on top."
      text="Click a lead to see the details and how the score adds up."
      linkLabel={`Open ${lead.name} in the demo`}
      position={{industry: id, lead: chosen, step: 'lead'}}
      pieceLabel={`Three leads in ${industryName}, ranked by score`}
      pieceTitle={`${industryName}: ${leads.length} leads, hottest first`}>
      <Text as="ul" leading={1.35}>
        {leads.map((each, index) => (
          <li key={each.name}>
            <Cluster
              as="button"
              type="button"
              gap={4}
              rowGap={1}
              justify="between"
              className={styles.lead}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index as LeadIndex)}>
              <span>
                <TwoLines title={each.name} note={each.company} />
              </span>
              <HeatBar score={scoreOf(each)} />
            </Cluster>
          </li>
        ))}
      </Text>
      <Terms
        items={[
          ['Score', scoreArithmetic(lead)],
          ['Recent activity', capital(lead.recentActivity)],
          ['Common pain point', capital(lead.painPoint)],
          ['Company', `${lead.employees} employees, ${lead.revenue} in annual revenue`],
        ]}
        columns={['8.5rem', 1]}
        collapse="never"
        gap={3}
        columnGap={3}
        isFacts
        className={styles.facts}
        aria-live="polite"
      />
    </FeatureBlock>
  );
}
