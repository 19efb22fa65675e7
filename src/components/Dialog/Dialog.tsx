import clsx from 'clsx';
import {X} from 'lucide-react';
import {useEffect, useId, useRef, type MouseEvent, type ReactNode} from 'react';

import {closeModal, showModal} from '@site/src/lib/markModal';
import {Button} from '../Button/Button';
import {IconButton} from '../IconButton/IconButton';
import {Cluster, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, on the close button, and on a click on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  /** Shown at the top instead of the title, which then only names the dialog. */
  readonly heading?: ReactNode;
  /** `sheet` fills the screen, for menus on a phone. `wide` is a larger box that fills a phone's screen. */
  readonly shape?: 'box' | 'wide' | 'sheet';
  readonly children: ReactNode;
}

/**
 * A modal on the native `<dialog>`, so the browser traps the focus and hides the rest from assistive technology. The
 * focus returns to the control that opened it.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  heading,
  shape = 'box',
  children,
}: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    const opener = document.activeElement;
    showModal(dialog);
    return () => {
      closeModal(dialog);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  useEffect(() => {
    // Browsers scroll to the element that gets the focus, also in a step with another title: on a low screen, past the title.
    if (ref.current) ref.current.scrollTop = 0;
  }, [isOpen, title]);

  // Dragging from the content to the backdrop or back also clicks the dialog, so both ends must be on the backdrop.
  const isPressedOnBackdrop = useRef(false);
  const closeOnBackdrop = (event: MouseEvent) => {
    // The second half of a double click on what opened the dialog must not close it.
    if (event.detail > 1) return;
    if (event.target === ref.current && isPressedOnBackdrop.current) onClose();
  };

  return (
    // A click on the backdrop targets the dialog element; keyboards have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={clsx(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        isPressedOnBackdrop.current = event.target === ref.current;
      }}
      onPointerUp={(event) => {
        isPressedOnBackdrop.current &&= event.target === ref.current;
      }}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        // In React, the event of a dialog inside this one bubbles up to here.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}>
      {isOpen && (
        <div className={styles.content}>
          <Cluster
            gap={4}
            paddingBlock={heading ? 3 : undefined}
            marginBottom={heading ? undefined : 4}
            justify="between"
            align={heading ? undefined : 'start'}
            isOneLine
            style={heading ? {flexDirection: 'row-reverse'} : undefined}>
            <Text
              as="h2"
              size="heading"
              id={titleId}
              className={heading ? 'visuallyHidden' : undefined}>
              {title}
            </Text>
            <IconButton
              icon={X}
              label="Close"
              className={heading ? undefined : styles.close}
              onClick={onClose}
            />
            {/* Left of the button, but after it, because the first control gets the focus. */}
            {heading}
          </Cluster>
          {children}
        </div>
      )}
    </dialog>
  );
}

export interface LoadFailureProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The thing that couldn't load, capitalized. It opens by itself when the network is back. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Says that something that opens over the page couldn't load, and offers to try again. */
export function LoadFailure({isOpen, onClose, what, onRetry}: LoadFailureProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`${what} couldn’t load`}>
      <Stack gap={5} align="start">
        <p>Check your connection. {what} opens as soon as you’re back online.</p>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Dialog>
  );
}
