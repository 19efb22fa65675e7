import {Flame} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge} from '@site/src/components/Badge/Badge';
import {Calculation} from '@site/src/components/Calculation/Calculation';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {priya} from '@site/src/data/demo/emails/priya';
import {fintech} from '@site/src/data/demo/fintech';
import {healthtech} from '@site/src/data/demo/healthtech';
import {demoPerformance} from '@site/src/data/demo/performance';
import {saas} from '@site/src/data/demo/saas';
import {limits} from '@site/src/data/limits';
import {hotLeadOf} from '@site/src/domain/hotLead';
import {intentOf, scoreOf} from '@site/src/domain/leadScore';
import {writeSequence} from '@site/src/domain/sequence/writeSequence';
import {FeatureBlock} from './FeatureBlock';
import styles from './FeatureBlocks.module.css';

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
      position={{industry: id, step: 'leads'}}
      pieceLabel={`Buying signals in ${industryName}, and a lead with high intent`}
      pieceTitle={`Buying signals in ${industryName}`}>
      <Stack as="ul" gap={3} isDivided className={styles.body}>
        {insights.map((insight) => (
          <Text as="li" key={insight} size="small" leading={1.5}>
            {insight}
          </Text>
        ))}
      </Stack>
      <Cluster gap={4} align="start" isOneLine className={styles.highlight}>
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

/** The email sequence: five subjects, each on its day. */
export function SequenceBlock(): ReactNode {
  const [lead] = saas.leads;
  const emails = writeSequence(lead, priya);
  return (
    <FeatureBlock
      step="3. Sequence"
      title="Skip the blank page."
      text="You get five emails written for each lead, and you can change any word."
      linkLabel="Read all five emails"
      position={{industry: saas.id, lead: 0, step: 'sequence'}}
      pieceLabel={`The five emails to ${lead.name}: day, purpose, and subject`}
      pieceTitle={`To ${lead.name}, ${lead.company}`}>
      <Stack as="ol" gap={4} className={styles.padded}>
        {emails.map(({day, label, subject}) => (
          <Grid as="li" key={label} columns={['3.5rem', 1]} collapse="never" gap={4}>
            <Text as="span" size="small" tone="muted" isFigures>
              Day {day}
            </Text>
            <Text as="span" leading={1.4} className={styles.subject}>
              <TwoLines title={subject} note={label} />
            </Text>
          </Grid>
        ))}
      </Stack>
    </FeatureBlock>
  );
}

/** The results of the sequence and the lead to call now. */
export function ResultsBlock(): ReactNode {
  const {id, leads} = fintech;
  const [lead] = leads;
  const [firstName] = lead.name.split(' ');
  const {score, reason, arithmetic} = hotLeadOf(lead);
  const {sent, opens, replies} = demoPerformance;
  const percentOf = (count: number) => Math.round((count / sent) * 100);
  const figures = [
    {label: 'sent', count: sent},
    {label: `opens, ${percentOf(opens)}% of emails sent`, count: opens},
    {label: `replies, ${percentOf(replies)}% of emails sent`, count: replies},
  ];
  return (
    <FeatureBlock
      step="4. Call"
      title="See what happened, and who to call."
      text="Three numbers show what works. An alert names the lead."
      linkLabel="Watch the results come in"
      position={{industry: id, lead: 0, step: 'results'}}
      pieceLabel={`${sent} emails sent, ${opens} opens, ${replies} replies, and a hot lead alert`}
      pieceTitle="Performance of the sequence">
      <Stack as="dl" gap={5} className={styles.padded}>
        {figures.map(({label, count}) => (
          <Grid
            key={label}
            columns={[1, 'auto']}
            collapse="never"
            gap={2}
            align="baseline"
            style={{'--share': count / sent} as CSSProperties}>
            <Text as="dt" size="small" tone="muted">
              {label}
            </Text>
            <Text as="dd" size="figure" leading={1} isFigures isHead className={styles.count}>
              {count}
            </Text>
            <dd className={styles.bar} aria-hidden="true" />
          </Grid>
        ))}
      </Stack>
      <Cluster gap={4} rowGap={2} className={styles.highlight}>
        <Icon icon={Flame} className={styles.flame} />
        <Text leading={1.4} grow={11}>
          <TwoLines
            title={`Hot lead: ${lead.name}`}
            note={`${reason}. Contact ${firstName} within ${limits.hotLeadContactMinutes} minutes.`}
            noteSize="small"
          />
        </Text>
        <HeatBar score={score} />
        <Calculation text={arithmetic} />
      </Cluster>
    </FeatureBlock>
  );
}
