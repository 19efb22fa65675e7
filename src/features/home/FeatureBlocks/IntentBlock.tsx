import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge} from '@site/src/components/Badge/Badge';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {healthtech} from '@site/src/data/demo/healthtech';
import {intentOf, scoreOf} from '@site/src/domain/leadScore';
import piece from '../Piece/Piece.module.css';
import {FeatureBlock} from './FeatureBlock';

/** Buying intent: the signals of an industry, and a company that just showed one. */
export function IntentBlock(): ReactNode {
  const {id, name: industryName, insights, leads} = healthtech;
  const [lead] = leads;
  return (
    <FeatureBlock
      step="1. Signal"
      title="See who’s about to buy."
      text="See which signals come before a purchase, and which companies just showed one."
      linkLabel={`See all leads in ${industryName}`}
      place={{industry: id, step: 'leads'}}
      pieceLabel={`Buying signals in ${industryName}, and a lead with high intent`}
      pieceTitle={`Buying signals in ${industryName}`}>
      <Stack as="ul" gap={3} isDivided className={piece.body}>
        {insights.map((insight) => (
          <Text as="li" key={insight} size="small" leading={1.5}>
            {insight}
          </Text>
        ))}
      </Stack>
      <Cluster gap={4} align="start" isOneLine className={piece.highlight}>
        <Avatar name={lead.name} score={scoreOf(lead)} />
        <Text leading={1.4}>
          <Cluster as="span" gap={3} rowGap={1}>
            <Text as="span" weight="semibold">
              {lead.name}
            </Text>{' '}
            <Badge>{intentOf(lead.signals)} intent</Badge>
          </Cluster>
          <Text as="span" size="small" tone="muted" isBlock>
            {lead.title}, {lead.company}
          </Text>
          <Text as="span" size="small" marginTop={2} isBlock>
            {lead.company} {lead.recentActivity}.
          </Text>
        </Text>
      </Cluster>
    </FeatureBlock>
  );
}
