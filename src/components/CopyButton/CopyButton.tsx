import {Check, Copy, type LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {useCopy, type CopyOutcome} from '@site/src/lib/useCopy';
import {Button, type ButtonProps} from '../Button/Button';
import {Icon} from '../Icon/Icon';
import {IconButton} from '../IconButton/IconButton';
import {Text} from '../Text/Text';

/** The labels after a click. The reason of a failure isn't known: no permission, no clipboard, or no text. */
const outcomes = {
  copied: 'Copied',
  failed: 'Couldn’t copy',
} satisfies Record<CopyOutcome, string>;

export interface CopyButtonProps {
  readonly label: string;
  /** Added to the accessible name where the label alone is ambiguous. */
  readonly subject?: string;
  /** Called on click. If it rejects, the copy has failed. */
  readonly text: () => string | Promise<string>;
  readonly icon?: LucideIcon;
  /** The button's look; `bare` looks like a plain link, and `icon` shows only the icon. */
  readonly variant?: ButtonProps['variant'] | 'bare' | 'icon';
  readonly size?: ButtonProps['size'];
  readonly className?: string;
  readonly disabled?: boolean;
}

/** Copies a text and shows the outcome on the button for two seconds, and announces it. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const {label, subject, text, icon: idleIcon = Copy, variant, size, ...given} = props;
  const button = {...given, ...pageMarks.needsScripts};
  const {outcome, copy} = useCopy();
  const icon = outcome === 'copied' ? Check : idleIcon;
  const message = outcome === null ? '' : outcomes[outcome];
  const onClick = () => void copy(text());
  const name = message || [label, subject].filter(Boolean).join(' ');
  const words = (
    <>
      {message || label}
      {!message && subject && <span className="visuallyHidden"> {subject}</span>}
    </>
  );

  return (
    <>
      {variant === 'icon' ? (
        <IconButton
          icon={icon}
          size={16}
          label={name}
          title={message || label}
          onClick={onClick}
          {...button}
        />
      ) : variant === 'bare' ? (
        <Text as="button" type="button" isPlain tap="full" onClick={onClick} {...button}>
          <Icon icon={icon} size={16} />
          <span>{words}</span>
        </Text>
      ) : (
        <Button variant={variant} size={size} icon={icon} onClick={onClick} {...button}>
          {words}
        </Button>
      )}
      {/* Outside the button, because a change of its name isn't announced. */}
      <span role="status" className="visuallyHidden">
        {message}
      </span>
    </>
  );
}
