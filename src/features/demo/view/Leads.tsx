import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge} from '@site/src/components/Badge/Badge';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import type {DemoLead, Industry} from '@site/src/data/demo/types';
import type {LeadIndex} from '@site/src/domain/demoAddress';
import {intentOf, scoreArithmetic, scoreOf} from '@site/src/domain/leadScore';
import {capital} from '@site/src/lib/text';
import styles from './Leads.module.css';

export interface LeadsProps {
  readonly industry: Industry;
  readonly selected: LeadIndex | null;
  readonly onSelect: (lead: LeadIndex) => void;
}

/** An industry's buying signals and its leads, hottest first. The selected lead shows its details. */
export function Leads({industry, selected, onSelect}: LeadsProps): ReactNode {
  return (
    <>
      <Stack gap={3}>
        <Text
          as="h4"
          size="label"
          tone="accent"
          weight="semibold"
          leading={1.3}
          isCaps
          className={styles.title}>
          Buying signals in {industry.name}
        </Text>
        <Grid as="ul" columns={17} gap={8} rowGap={0} className={styles.insights}>
          {industry.insights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Grid>
      </Stack>
      <Stack as="ol" isDivided isFramed>
        {industry.leads.map((lead, index) => (
          <li key={lead.email}>
            <Grid
              as="button"
              type="button"
              columns={['auto', 1, 'auto', '8.5rem']}
              tablet={['auto', 1, 'auto']}
              phone={['auto', 1]}
              gap={4}
              rowGap={2}
              align="center"
              className={styles.row}
              aria-pressed={index === selected}
              onClick={() => onSelect(index as LeadIndex)}>
              <Avatar name={lead.name} score={scoreOf(lead)} />
              <Text as="span" leading={1.35} className={styles.who}>
                <TwoLines
                  title={lead.name}
                  note={`${lead.title}, ${lead.company}`}
                  noteSize="small"
                />
              </Text>
              <span className={styles.heat}>
                <HeatBar score={scoreOf(lead)} />
              </span>
              <span className={styles.intent}>
                <Badge>{intentOf(lead.signals)} intent</Badge>
              </span>
            </Grid>
            {index === selected && <LeadDetails lead={lead} />}
          </li>
        ))}
      </Stack>
    </>
  );
}

function LeadDetails({lead}: {readonly lead: DemoLead}): ReactNode {
  return (
    <Stack gap={5} className={styles.details}>
      <Terms
        items={[
          ['Why now', `${lead.company} ${lead.recentActivity}.`],
          ['Common pain point', `${capital(lead.painPoint)}.`],
          ['Starting score', scoreArithmetic(lead)],
        ]}
        across={14}
        align="start"
        gap={8}
        rowGap={4}
        termSize="label"
        isFacts
      />
      <Terms
        items={[
          ['Email', lead.email],
          ['Location', lead.location],
          ['Employees', lead.employees],
          ['Revenue', lead.revenue],
        ]}
        across={[1.7, 1.3, 1, 1.1]}
        gap={4}
        line="above"
        termSize="label"
        isFacts
        className={styles.facts}
      />
    </Stack>
  );
}
