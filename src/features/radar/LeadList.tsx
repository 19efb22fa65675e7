import {Check} from 'lucide-react';
import type {ReactNode} from 'react';

import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import type {RadarLead} from '@site/src/data/radarLeads';
import {HeatMark} from './HeatMark';
import {kindLabels, kindOf} from './heatKind';
import styles from './LeadList.module.css';
import onBand from './onBand.module.css';

/** The leads of the radar in words: complete without scripts, and for whoever reads rather than looks. */
export function LeadList({
  leads,
  doneIds,
}: {
  readonly leads: readonly RadarLead[];
  /** Leads whose follow-up is marked done. */
  readonly doneIds: readonly string[];
}): ReactNode {
  return (
    <ol className={`${styles.list} ${onBand.onBand}`} aria-label="The same leads, hottest first">
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} isDone={doneIds.includes(lead.id)} />
      ))}
    </ol>
  );
}

function LeadRow({lead, isDone}: {readonly lead: RadarLead; readonly isDone: boolean}): ReactNode {
  const {name, title, company, heat, opens, lastEvent, followUp} = lead;
  const kind = kindOf(heat);
  return (
    <li className={styles.row}>
      <HeatMark kind={kind} />
      <div>
        <p className={styles.name}>
          {name}
          {kind === 'hotNow' && <span className={styles.hotNow}>{kindLabels[kind]}</span>}
        </p>
        <p className={styles.quiet}>
          {title}, {company}
        </p>
      </div>
      <div className={styles.heat}>
        <HeatBar score={heat} />
        <p className={styles.quiet}>
          {opens} {opens === 1 ? 'open' : 'opens'}
        </p>
      </div>
      <div className={styles.story}>
        <p>{lastEvent}</p>
        <p className={styles.quiet}>{followUp}</p>
        {isDone && (
          <p className={styles.done}>
            <Icon icon={Check} size={16} /> Follow-up done
          </p>
        )}
      </div>
    </li>
  );
}
