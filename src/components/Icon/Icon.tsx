import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import text from '../Text/Text.module.css';

export interface IconProps {
  readonly icon: LucideIcon;
  /** Side length in px; 20 by default. */
  readonly size?: 16 | 20 | 24 | 32;
  /** The accessible name. Without it the icon is decoration. */
  readonly label?: string;
  /** The color of the text around it by default. */
  readonly tone?: 'muted' | 'accent';
  readonly className?: string;
}

/** A line icon. */
export function Icon({icon: Glyph, size = 20, label, tone, className}: IconProps): ReactNode {
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      className={clsx(tone && text[tone], className) || undefined}
      // Without these, Lucide hides it from screen readers.
      {...(label && {role: 'img', 'aria-label': label})}
    />
  );
}
