import clsx from 'clsx';
import {Check, ChevronDown} from 'lucide-react';
import {useId, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Icon} from '@site/src/components/Icon/Icon';
import type {Audience} from '@site/src/data/audiences';
import {campaign} from '@site/src/data/campaign';
import styles from './AudienceCard.module.css';

export interface AudienceCardProps {
  readonly audience: Audience;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onApply: () => void;
}

/** One audience: who it is, and opened what it gains and how to apply. */
export function AudienceCard({audience, isOpen, onPress, onApply}: AudienceCardProps): ReactNode {
  const panelId = useId();
  const {title, description, benefits, cta} = audience;
  return (
    <li className={clsx(styles.card, isOpen && styles.isOpen)}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onPress}>
          <span className={styles.title}>{title}</span>{' '}
          <span className={styles.description}>{description}</span>
          <Icon icon={ChevronDown} size={24} className={styles.chevron} />
        </button>
      </h3>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Icon icon={Check} className={styles.check} />
              {benefit}
            </li>
          ))}
        </ul>
        <div className={styles.apply}>
          <p className={styles.offer}>
            The first {campaign.foundingMembers.toLocaleString('en-US')} members keep the founder
            price for life. Applications are reviewed within {campaign.reviewHours} hours.
          </p>
          <Button variant="primary" size="large" onClick={onApply}>
            {cta}
          </Button>
        </div>
      </div>
    </li>
  );
}
