import clsx from 'clsx';
import {Check} from 'lucide-react';
import type {CSSProperties, ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Text} from '@site/src/components/Text/Text';
import type {RadarLead} from '@site/src/data/radarLeads';
import {HeatMark} from './HeatMark';
import {kindLabels, kindOf, type HeatedLead} from './leadHeat';
import styles from './Radar.module.css';

/** `Sara Kim 94, Ledgerloom, hot now`: starts with what the dot shows. */
function dotName({name, company, heat}: HeatedLead, isDone: boolean): string {
  const kind = kindLabels[kindOf(heat)].toLowerCase();
  return [`${name} ${heat}`, company, kind, isDone && 'follow-up done'].filter(Boolean).join(', ');
}

/** A lead on the radar: a button with a mark for its heat. Hot leads show their name. */
export function RadarDot({
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
