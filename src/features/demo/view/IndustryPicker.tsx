import {
  Brain,
  HeartPulse,
  Landmark,
  Layers,
  Megaphone,
  ShoppingBag,
  type LucideIcon,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {Chip} from '@site/src/components/Chip/Chip';
import {Grid} from '@site/src/components/Stack/Stack';
import {industryNames} from '@site/src/data/demo/industryNames';
import type {IndustryId} from '@site/src/data/demo/types';
import styles from '../DemoStage.module.css';

const icons = {
  saas: Layers,
  ecommerce: ShoppingBag,
  fintech: Landmark,
  healthtech: HeartPulse,
  aiml: Brain,
  martech: Megaphone,
} satisfies Record<IndustryId, LucideIcon>;

const industries = Object.keys(industryNames) as IndustryId[];

/** Two columns on a phone, or one if the visitor's text is large. */
const FITTED = 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 34%)), 1fr))';

export interface IndustryPickerProps {
  readonly picked: IndustryId | null;
  readonly onPick: (industry: IndustryId) => void;
}

/** The industries as buttons. Picking the current one again restarts the demo. */
export function IndustryPicker({picked, onPick}: IndustryPickerProps): ReactNode {
  return (
    <Grid
      as="ul"
      columns={[1, 1, 1]}
      collapse="phone"
      phone={[FITTED]}
      gap={2}
      className={styles.industries}>
      {industries.map((id) => (
        <li key={id}>
          <Chip icon={icons[id]} isChosen={id === picked} onClick={() => onPick(id)}>
            {industryNames[id]}
          </Chip>
        </li>
      ))}
    </Grid>
  );
}
