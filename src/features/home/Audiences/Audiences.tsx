import clsx from 'clsx';
import {Check, ChevronDown} from 'lucide-react';
import {useId, useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Icon} from '@site/src/components/Icon/Icon';
import {Section} from '@site/src/components/Section/Section';
import {SpotsMap} from '@site/src/components/SpotsMap/SpotsMap';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {audiences, type Audience} from '@site/src/data/audiences';
import {campaign, spots, spotsText} from '@site/src/data/campaign';
import {useBillingCycle} from '@site/src/domain/useBillingCycle';
import {useWaitlistButton, type WaitlistButtonProps} from '@site/src/domain/waitlist';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Audiences.module.css';

/** A card for each audience. At most one is open, initially the first. */
export function Audiences(): ReactNode {
  const [open, setOpen] = useState<Audience['id'] | null>('founder');
  const waitlistButton = useWaitlistButton();
  const [billingCycle] = useBillingCycle();
  return (
    <div {...pageMarks.onInk}>
      <Section
        id="audiences"
        tone="band"
        eyebrow="Early access"
        title="Built for founders, sales teams, and agencies."
        aside={
          <SpotsMap {...spots} className={styles.map}>
            {spotsText}
          </SpotsMap>
        }>
        <Stack as="ul" isDivided isFramed>
          {audiences.map((audience) => (
            <AudienceCard
              key={audience.id}
              audience={audience}
              isOpen={audience.id === open}
              onToggle={() => setOpen(audience.id === open ? null : audience.id)}
              apply={waitlistButton({plan: audience.plan, billingCycle, audience: audience.id})}
            />
          ))}
        </Stack>
      </Section>
    </div>
  );
}

interface AudienceCardProps {
  readonly audience: Audience;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly apply: WaitlistButtonProps;
}

function AudienceCard({audience, isOpen, onToggle, apply}: AudienceCardProps): ReactNode {
  const panelId = useId();
  const {title, description, benefits, cta} = audience;
  return (
    <li>
      <h3>
        <Grid
          as="button"
          type="button"
          columns={['20rem', 1, 'auto']}
          tablet={[1, 'auto']}
          gap={8}
          rowGap={1}
          align="baseline"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}>
          <Text as="span" size="heading" leading={1.1} isHead className={styles.title}>
            {title}
            <span className="visuallyHidden">:</span>
          </Text>{' '}
          <span className={styles.description}>{description}</span>
          <Icon
            icon={ChevronDown}
            size={24}
            tone="muted"
            className={clsx('chevron', styles.chevron)}
          />
        </Grid>
      </h3>
      <Grid
        columns={['20rem', 1, 'auto']}
        gap={8}
        id={panelId}
        className={styles.panel}
        hidden={!isOpen}>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <Cluster as="li" key={benefit} gap={3} paddingBlock={2} align="start" isOneLine>
              <Icon icon={Check} />
              {benefit}
            </Cluster>
          ))}
        </ul>
        <Stack gap={3} align="start">
          <Button variant="primary" size="large" {...apply}>
            {cta}
          </Button>
          <Text size="small" tone="muted">
            We review applications within {campaign.reviewHours} hours.
          </Text>
        </Stack>
      </Grid>
    </li>
  );
}
