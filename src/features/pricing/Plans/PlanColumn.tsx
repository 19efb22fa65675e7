import clsx from 'clsx';
import {Check, Star} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Fold} from '@site/src/components/Fold/Fold';
import {Icon} from '@site/src/components/Icon/Icon';
import {Definition} from '@site/src/components/Definition/Definition';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {definitions} from '@site/src/data/definitions';
import {
  formatPrice,
  priceNotes,
  savingsPerYear,
  type BillingCycle,
  type Plan,
} from '@site/src/data/plans';
import {withCommas} from '@site/src/data/written';
import type {WaitlistButtonProps} from '@site/src/domain/waitlist';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Plans.module.css';

/** A plan: who it's for, its price, its limits, and its features. */
export function PlanColumn({
  plan,
  cycle,
  claim,
}: {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly claim: WaitlistButtonProps;
}): ReactNode {
  const automations = `${withCommas(plan.automationsPerMonth)} automations a month`;
  return (
    <Stack as="article" className={clsx(styles.column, plan.isPopular && styles.popular)}>
      <Cluster as="header" gap={3} rowGap={2} marginBottom={2} className={styles.head}>
        <Text as="h3" size="heading">
          {plan.name}
        </Text>
        {plan.isPopular && (
          <Cluster as="span" gap={1} isInline isOneLine className={styles.flag}>
            <Icon icon={Star} size={16} />
            Most Popular
          </Cluster>
        )}
      </Cluster>
      <Text tone="muted" marginBottom={6}>
        {plan.description}
      </Text>
      <PlanPrice plan={plan} cycle={cycle} />
      <Button variant={plan.isPopular ? 'primary' : 'secondary'} size="large" {...claim}>
        {plan.cta}
      </Button>
      <Fold
        summary={
          <>
            What’s included<span className="visuallyHidden"> in {plan.name}</span>
          </>
        }
        isInitiallyOpen={plan.isPopular}
        className={styles.fold}>
        <Stack
          as="ul"
          gap={3}
          marginBottom={5}
          isDivided
          isFramed
          aria-label={`Limits of ${plan.name}`}>
          <Text as="li" weight="semibold" isFigures>
            <Definition text={`${definitions.lead} ${definitions.verified}`}>
              {plan.leads}
            </Definition>
          </Text>
          <Text as="li" weight="semibold" isFigures>
            <Definition text={definitions.automation}>{automations}</Definition>
          </Text>
          <Text as="li" weight="semibold" isFigures>
            {plan.users}
          </Text>
        </Stack>
        <ul aria-label={`Features of ${plan.name}`}>
          {plan.features.map((feature) => (
            <Cluster as="li" key={feature} gap={3} paddingBlock={1} align="baseline" isOneLine>
              <Icon icon={Check} size={16} className={styles.check} />
              {feature}
            </Cluster>
          ))}
        </ul>
      </Fold>
    </Stack>
  );
}

const cycles: readonly BillingCycle[] = ['monthly', 'yearly'];

/** How the price is billed and, on a second line of both cycles, the saving. */
const notesOf = (plan: Plan, cycle: BillingCycle): readonly string[] =>
  cycle === 'monthly' && plan.price.monthly > 0
    ? [...priceNotes(plan, cycle), `Pay yearly and save ${formatPrice(savingsPerYear(plan))}`]
    : priceNotes(plan, cycle);

/**
 * A plan's monthly price. The figures of both cycles are on top of each other and one of them is visible, so the space
 * fits the larger one: nothing next to it moves when the billing cycle changes.
 */
function PlanPrice({plan, cycle}: {readonly plan: Plan; readonly cycle: BillingCycle}): ReactNode {
  const layer = (each: BillingCycle) =>
    each === cycle ? {} : {style: {visibility: 'hidden' as const}, ...pageMarks.notInMarkdown};
  return (
    <Stack marginBottom={5}>
      <Stack as="p" className={styles.layers}>
        {cycles.map((each) => (
          <Text as="span" key={each} weight="semibold" {...layer(each)}>
            <Text as="span" leading={1.1} isFigures isHead className={styles.amount}>
              {formatPrice(plan.price[each])}
            </Text>{' '}
            <Text as="span" isOneLine>
              a month
            </Text>
          </Text>
        ))}
      </Stack>
      <Stack className={styles.layers}>
        {cycles.map((each) => (
          <Text key={each} size="small" tone="muted" isFigures {...layer(each)}>
            {notesOf(plan, each).map((note, index) => (
              <Text
                as="span"
                key={note}
                tone={index === 1 ? 'accent' : undefined}
                weight={index === 1 ? 'semibold' : undefined}
                isBlock>
                {note}
              </Text>
            ))}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
