import {useReducer, type ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {audiences} from '@site/src/data/audiences';
import {useBillingCycle} from '@site/src/domain/billing/useBillingCycle';
import {useOpenWaitlist} from '@site/src/domain/waitlist';
import {AudienceCard} from './AudienceCard';
import {audienceReducer} from './audienceMachine';
import styles from './Audiences.module.css';

/** Whom it is for. The first card is open, so that a reader without JavaScript sees what a card holds. */
export function Audiences(): ReactNode {
  const [open, press] = useReducer(audienceReducer, 'founder');
  const openWaitlist = useOpenWaitlist();
  const [billingCycle] = useBillingCycle();
  return (
    <Section
      id="audiences"
      eyebrow="Early access"
      title="Which one are you?"
      lead="Open the one that fits, and apply for it.">
      <ul className={styles.cards}>
        {audiences.map((audience) => (
          <AudienceCard
            key={audience.id}
            audience={audience}
            isOpen={audience.id === open}
            onPress={() => press(audience.id)}
            onApply={() => openWaitlist({plan: audience.plan, billingCycle, audience: audience.id})}
          />
        ))}
      </ul>
    </Section>
  );
}
