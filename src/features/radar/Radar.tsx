import clsx from 'clsx';
import {Check, Pause, Play} from 'lucide-react';
import {useEffect, useId, useRef, type CSSProperties, type Dispatch, type ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Text} from '@site/src/components/Text/Text';
import type {RadarLead} from '@site/src/data/radarLeads';
import {prefetchCode} from '@site/src/lib/loadCode';
import {pageMarks, wakesPage} from '@site/src/lib/pageMarks';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {useOnScreen} from '@site/src/lib/visibility';
import {HeatMark} from './HeatMark';
import {kindLabels, kindOf, type HeatedLead} from './leadHeat';
import styles from './Radar.module.css';
import type {RadarAction, RadarState} from './radarMachine';
import {Scope} from './Scope';

const loadCard = () => import('./LeadCard');

export interface RadarProps {
  /** In the order of the Tab key. */
  readonly leads: readonly HeatedLead[];
  readonly state: RadarState;
  readonly dispatch: Dispatch<RadarAction>;
}

/**
 * The leads as dots, hotter ones closer to the center. A dot opens its card and moves the focus to it; when a button of
 * the card or Escape closes it, the focus returns to the dot.
 */
export function Radar({leads, state, dispatch}: RadarProps): ReactNode {
  const radarRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLDivElement>(null);
  const cardId = useId();
  const isOnScreen = useOnScreen(fieldRef);

  const openLead = leads.find(({id}) => id === state.openId);
  const openId = openLead?.id ?? null;
  const closeBy = (action: RadarAction) => {
    radarRef.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    dispatch(action);
  };
  const {
    code: card,
    isOffline,
    hasFailed,
    retry,
  } = useLoadedCode(openId === null ? null : loadCard);
  useEffect(() => {
    if (isOnScreen) prefetchCode(loadCard);
  }, [isOnScreen]);

  return (
    <div ref={radarRef} data-radar>
      <div ref={fieldRef} className={styles.field} {...wakesPage()}>
        <Scope isSweeping={isOnScreen && openId === null && !state.isSweepStopped} />
        <ul aria-label="Leads, hottest first">
          {leads.map((lead) => (
            <li key={lead.id}>
              <RadarDot
                lead={lead}
                isOpen={lead.id === openId}
                isDone={state.doneIds.includes(lead.id)}
                cardId={cardId}
                onPress={() => {
                  if (lead.id !== openId) dispatch({type: 'press', id: lead.id});
                  else if (hasFailed) retry();
                  else closeBy({type: 'press', id: lead.id});
                }}
              />
            </li>
          ))}
        </ul>
        <IconButton
          icon={state.isSweepStopped ? Play : Pause}
          size={16}
          label={state.isSweepStopped ? 'Start the sweep' : 'Stop the sweep'}
          className={styles.sweepButton}
          onClick={() => dispatch({type: 'toggleSweep'})}
          {...pageMarks.needsScripts}
        />
      </div>
      {openLead && card && (
        <card.LeadCard
          key={openLead.id}
          id={cardId}
          lead={openLead}
          isDone={state.doneIds.includes(openLead.id)}
          onFollowUp={() => closeBy({type: 'followUp'})}
          onClose={() => closeBy({type: 'close'})}
          onDismiss={(event, isEscape) => {
            const isInRadar = radarRef.current?.contains(event?.target as Node);
            if (!isEscape) dispatch({type: 'close'});
            else if (isInRadar) closeBy({type: 'close'});
          }}
        />
      )}
      <Text role="status" size="small" marginTop={3} className={styles.note}>
        {isOffline
          ? 'Check your connection. The card opens as soon as you’re back online.'
          : hasFailed
            ? 'The card couldn’t open. Check your connection, and select the lead again.'
            : markNote(leads, state.lastMark)}
      </Text>
    </div>
  );
}

/** The announcement of the follow-up button; empty when there's nothing to announce. */
function markNote(leads: readonly HeatedLead[], mark: RadarState['lastMark']): string {
  const name = leads.find(({id}) => id === mark?.id)?.name;
  if (!mark || !name) return '';
  return mark.isDone
    ? `Follow-up with ${name} marked done. This resets when you leave the page.`
    : `Follow-up with ${name} is open again.`;
}

/** `Sara Kim 94, Ledgerloom, hot now`: starts with what the dot shows. */
function dotName({name, company, heat}: HeatedLead, isDone: boolean): string {
  const kind = kindLabels[kindOf(heat)].toLowerCase();
  return [`${name} ${heat}`, company, kind, isDone && 'follow-up done'].filter(Boolean).join(', ');
}

/** A lead on the radar: a button with a mark for its heat. Hot leads show their name. */
function RadarDot({
  lead,
  isOpen,
  isDone,
  cardId,
  onPress,
}: {
  readonly lead: HeatedLead;
  readonly isOpen: boolean;
  readonly isDone: boolean;
  /** The id of the card that the dot opens. */
  readonly cardId: string;
  readonly onPress: () => void;
}): ReactNode {
  const kind = kindOf(lead.heat);
  return (
    <button
      type="button"
      className={clsx(
        styles.dot,
        kind === 'hotNow' && styles.hotNow,
        isNameLeft(lead) && styles.labelLeft,
      )}
      style={{'--x': lead.x, '--y': lead.y} as CSSProperties}
      aria-label={dotName(lead, isDone)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? cardId : undefined}
      onClick={onPress}>
      <HeatMark kind={kind} />
      {isDone && <Icon icon={Check} size={16} className={styles.done} />}
      <span className={styles.label}>
        {lead.name}{' '}
        <Text as="span" isFigures className={styles.heat}>
          {lead.heat}
        </Text>
      </span>
    </button>
  );
}

/** Width of a dot with its name and heat, where 1 is the outermost ring. */
const NAME_WIDTH = 0.41;

/** Whether a name is to the left of its dot: away from the center, unless it would cross the edge there. */
export function isNameLeft({x, y}: Pick<RadarLead, 'x' | 'y'>): boolean {
  const edge = Math.sqrt(Math.max(0, 1 - y ** 2));
  const isOutward = Math.abs(x) + NAME_WIDTH <= edge;
  return x < 0 === isOutward;
}
