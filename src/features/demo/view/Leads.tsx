import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge} from '@site/src/components/Badge/Badge';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {DemoLead, Industry} from '@site/src/data/demo/types';
import {capital} from '@site/src/lib/text';
import type {LeadIndex} from '../demoMachine';
import styles from './Leads.module.css';

export interface LeadsProps {
  readonly industry: Industry;
  readonly selected: LeadIndex | null;
  readonly onSelect: (lead: LeadIndex) => void;
}

/** What moves an industry's buyers, and three leads, hottest first; the selected one shows its details. */
export function Leads({industry, selected, onSelect}: LeadsProps): ReactNode {
  return (
    <>
      <Stack gap={3}>
        <Text as="h4" size="label" tone="accent" weight="semibold" isCaps className={styles.title}>
          What moves {industry.name} buyers
        </Text>
        <Text as="ul" size="small" tone="muted" className={styles.insights}>
          {industry.insights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Text>
      </Stack>
      <Stack as="ol" isDivided isFramed>
        {industry.leads.map((lead, index) => (
          <li key={lead.email}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={index === selected}
              onClick={() => onSelect(index as LeadIndex)}>
              <Avatar name={lead.name} score={lead.score} />
              <span className={styles.who}>
                <Text as="span" weight="semibold" isBlock>
                  {lead.name}
                </Text>
                <Text as="span" size="small" tone="muted" isBlock>
                  {lead.title}, {lead.company}
                </Text>
              </span>
              <span className={styles.heat}>
                <HeatBar score={lead.score} />
              </span>
              <span className={styles.intent}>
                <Badge>{lead.intent} intent</Badge>
              </span>
            </button>
            {index === selected && <LeadDetails lead={lead} />}
          </li>
        ))}
      </Stack>
    </>
  );
}

/** All that is known about a lead: why now first, then who it is. */
function LeadDetails({lead}: {readonly lead: DemoLead}): ReactNode {
  const reasons = [
    {term: 'Why now', detail: `${lead.company} ${lead.recentActivity}.`},
    {term: 'What hurts', detail: `${capital(lead.painPoint)}.`},
  ];
  const facts = [
    {term: 'Email', detail: lead.email},
    {term: 'Location', detail: lead.location},
    {term: 'Employees', detail: lead.employees},
    {term: 'Revenue', detail: lead.revenue},
  ];
  return (
    <Stack gap={5} className={styles.details}>
      <dl className={styles.reasons}>
        {reasons.map(({term, detail}) => (
          <div key={term}>
            <Text as="dt" size="label" tone="muted">
              {term}
            </Text>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.facts}>
        {facts.map(({term, detail}) => (
          <div key={term}>
            <Text as="dt" size="label" tone="muted">
              {term}
            </Text>
            <Text as="dd" size="small" isFigures>
              {detail}
            </Text>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
