import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

export interface IconProps {
  readonly icon: LucideIcon;
  /** Side length in px; 20 by default. */
  readonly size?: 16 | 20 | 24 | 32;
  /** The accessible name. Without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** A line icon in the color of the text around it. */
export function Icon({icon: Glyph, size = 20, label, className}: IconProps): ReactNode {
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      className={className}
      aria-hidden={label ? undefined : true}
      aria-label={label}
      role={label ? 'img' : undefined}
      focusable="false"
    />
  );
}
