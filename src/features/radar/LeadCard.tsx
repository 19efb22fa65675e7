import {useDismiss, useFloating, useInteractions} from '@floating-ui/react';
import {Check, X} from 'lucide-react';
import {useId, useLayoutEffect, type ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Button} from '@site/src/components/Button/Button';
import {Calculation} from '@site/src/components/Calculation/Calculation';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {isHotNow} from '@site/src/data/radarLeads';
import {scoreArithmetic} from '@site/src/domain/leadScore';
import {HeatMark} from './HeatMark';
import type {HeatedLead} from './leadHeat';
import styles from './LeadCard.module.css';

/** Called with the event that should close the card. */
type CardDismissal = (event: Event | undefined, isEscape: boolean) => void;

export interface LeadCardProps {
  readonly lead: HeatedLead;
  readonly id: string;
  readonly isDone: boolean;
  readonly onFollowUp: () => void;
  readonly onClose: () => void;
  readonly onDismiss: CardDismissal;
}

/**
 * A lead's facts and next step, next to the radar. Not a modal, so the other dots can still be clicked. Load it with
 * `loadCode`: no other part of a page needs the code that closes it.
 */
export function LeadCard({
  lead,
  id,
  isDone,
  onFollowUp,
  onClose,
  onDismiss,
}: LeadCardProps): ReactNode {
  const nameId = useId();
  const {cardRef, cardProps} = useLeadCard(onDismiss);
  const {name, title, company, heat, opens, lastEvent, followUp} = lead;
  return (
    <Stack
      {...cardProps}
      ref={cardRef}
      id={id}
      role="dialog"
      aria-labelledby={nameId}
      tabIndex={-1}
      gap={4}
      className={styles.card}>
      <Cluster gap={3} isOneLine>
        <Avatar name={name} score={heat} />
        <Text as="div" leading={1.35} grow={0}>
          <Text as="h2" id={nameId} size="large">
            {name}
          </Text>
          <Text size="small" tone="muted">
            {title}, {company}
          </Text>
        </Text>
        <IconButton icon={X} label="Close" className={styles.close} onClick={onClose} />
      </Cluster>
      <Stack gap={2} paddingBlock={3} isFramed>
        <Cluster gap={4} rowGap={2} justify="between">
          <HeatBar score={heat} />
          {isHotNow(heat) && (
            <Cluster as={Text} gap={1} isInline isOneLine size="small" weight="semibold">
              <HeatMark kind="hotNow" /> Hot now
            </Cluster>
          )}
        </Cluster>
        <Calculation text={scoreArithmetic(lead)} />
      </Stack>
      <Grid
        as="dl"
        columns={['auto', 1]}
        collapse="never"
        gap={4}
        rowGap={2}
        marginBottom={1}
        className={styles.facts}>
        <Text as="dt" tone="muted">
          Opens
        </Text>
        <dd>{opens}</dd>
        <Text as="dt" tone="muted">
          Last
        </Text>
        <dd>{lastEvent}</dd>
        <Text as="dt" tone="muted">
          Next
        </Text>
        <dd>{followUp}</dd>
      </Grid>
      {isDone ? (
        <Button onClick={onFollowUp}>Undo follow-up</Button>
      ) : (
        <Button variant="primary" icon={Check} onClick={onFollowUp}>
          Mark follow-up done
        </Button>
      )}
    </Stack>
  );
}

/** Moves the focus to the card, scrolls to it, and reports when it should close. LeadCard.module.css places it. */
function useLeadCard(onDismiss: CardDismissal) {
  const {refs, context} = useFloating({
    open: true,
    onOpenChange: (_isOpen, event, reason) => onDismiss(event, reason === 'escape-key'),
  });
  const dismiss = useDismiss(context, {
    // A card that closes on pointer down can move the target of the click.
    outsidePressEvent: 'click',
    // The radar's buttons do their own closing. A click without a pointer comes from a key, such as an arrow in a group
    // of radio buttons.
    outsidePress: (event) =>
      event.detail > 0 &&
      event.target instanceof Element &&
      !event.target.closest('[data-radar] button'),
  });
  const {getFloatingProps} = useInteractions([dismiss]);

  useLayoutEffect(() => {
    const card = refs.floating.current;
    card?.focus({preventScroll: true});
    card?.scrollIntoView({block: 'nearest'});
  }, [refs]);

  return {cardRef: refs.setFloating, cardProps: getFloatingProps()};
}
