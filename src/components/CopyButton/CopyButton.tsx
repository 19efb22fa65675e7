import {Check, Copy, type LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {useCopy, type CopyOutcome} from '@site/src/lib/useCopy';
import {Button, type ButtonProps} from '../Button/Button';
import {Icon} from '../Icon/Icon';
import {Text} from '../Text/Text';

/** What every copy button says afterwards. The reason is not known: a refusal, no clipboard, a text that did not come. */
const outcomes = {
  copied: 'Copied',
  failed: 'Could not copy',
} satisfies Record<CopyOutcome, string>;

export interface CopyButtonProps {
  readonly label: string;
  /** Read out behind the label where it alone does not say what is copied. */
  readonly subject?: string;
  /** Asked for at the press. A text that does not come counts as not copied. */
  readonly text: () => string | Promise<string>;
  readonly icon?: LucideIcon;
  /** A button's look; `bare` is a plain link's. */
  readonly variant?: ButtonProps['variant'] | 'bare';
  readonly size?: ButtonProps['size'];
  readonly className?: string;
  readonly disabled?: boolean;
  /** Set where the button is hidden until scripts run. */
  readonly 'data-needs-scripts'?: boolean;
}

/** Puts a text on the clipboard and says what became of it: on the button for two seconds, and beside it for ears. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const {label, subject, text, icon: idleIcon = Copy, variant, size, ...button} = props;
  const {outcome, copy} = useCopy();
  const icon = outcome === 'copied' ? Check : idleIcon;
  const said = outcome === null ? '' : outcomes[outcome];
  const onClick = () => void copy(text());
  const words = (
    <>
      {said || label}
      {!said && subject && <span className="visuallyHidden"> {subject}</span>}
    </>
  );

  return (
    <>
      {variant === 'bare' ? (
        <Text as="button" type="button" isPlain tap="full" onClick={onClick} {...button}>
          <Icon icon={icon} size={16} />
          <span>{words}</span>
        </Text>
      ) : (
        <Button variant={variant} size={size} icon={icon} onClick={onClick} {...button}>
          {words}
        </Button>
      )}
      {/* Not inside: text in a button is read as its name, and never announced. */}
      <span role="status" className="visuallyHidden">
        {said}
      </span>
    </>
  );
}
