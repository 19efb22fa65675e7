import {Check, X} from 'lucide-react';
import {useId, type ComponentProps, type ReactNode, type Ref} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Button} from '@site/src/components/Button/Button';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {isHotNow, type RadarLead} from '@site/src/data/radarLeads';
import {HeatMark} from './HeatMark';
import styles from './LeadCard.module.css';

export interface LeadCardProps {
  readonly lead: RadarLead;
  readonly id: string;
  readonly isDone: boolean;
  readonly onFollowUp: () => void;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLDivElement>;
  readonly cardProps?: ComponentProps<'div'>;
  /** The line between the card and its dot. */
  readonly tie?: ComponentProps<'span'>;
}

/** What is known about a lead and what to do next. It does not block the page: the dots beside it stay in reach. */
export function LeadCard({
  lead,
  id,
  isDone,
  onFollowUp,
  onClose,
  ref,
  cardProps,
  tie,
}: LeadCardProps): ReactNode {
  const nameId = useId();
  const {name, title, company, heat, opens, lastEvent, followUp} = lead;
  return (
    <div
      {...cardProps}
      ref={ref}
      id={id}
      role="dialog"
      aria-labelledby={nameId}
      tabIndex={-1}
      className={styles.card}>
      <span {...tie} className={styles.tie} />
      <div className={styles.head}>
        <Avatar name={name} score={heat} />
        <div className={styles.who}>
          <h3 id={nameId} className={styles.name}>
            {name}
          </h3>
          <p className={styles.role}>
            {title}, {company}
          </p>
        </div>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon icon={X} label="Close" />
        </button>
      </div>
      <div className={styles.heat}>
        <HeatBar score={heat} />
        {isHotNow(lead) && (
          <span className={styles.hotNow}>
            <HeatMark kind="hotNow" /> Hot now
          </span>
        )}
      </div>
      <dl className={styles.facts}>
        <dt>Opens</dt>
        <dd>{opens}</dd>
        <dt>Last</dt>
        <dd>{lastEvent}</dd>
        <dt>Next</dt>
        <dd>{followUp}</dd>
      </dl>
      {isDone ? (
        <Button className={styles.act} onClick={onFollowUp}>
          Take back “follow-up done”
        </Button>
      ) : (
        <Button variant="primary" icon={Check} className={styles.act} onClick={onFollowUp}>
          Mark follow-up done
        </Button>
      )}
    </div>
  );
}
