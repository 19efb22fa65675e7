import clsx from 'clsx';
import {X} from 'lucide-react';
import {useEffect, useId, useRef, type MouseEvent, type ReactNode} from 'react';

import {IconButton} from '../IconButton/IconButton';
import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called for Escape, the close button and a press on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  /** `sheet` fills the screen from the top, for menus on a phone. */
  readonly shape?: 'box' | 'sheet';
  readonly children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the browser keeps the focus inside, hides the rest from
 * assistive technology and gives the focus back to the control that opened it.
 */
export function Dialog({isOpen, onClose, title, shape = 'box', children}: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  // A selection of text that ends on the backdrop is a click on the dialog too: the press must have begun there.
  const hasPressBegunOnBackdrop = useRef(false);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && hasPressBegunOnBackdrop.current) onClose();
  };

  return (
    // The backdrop belongs to the dialog element, so a press on it arrives here; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={clsx(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        hasPressBegunOnBackdrop.current = event.target === ref.current;
      }}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        // React lets the event of a dialog inside this one bubble up to here.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}>
      {isOpen && (
        <div className={styles.content}>
          <Cluster as="header" gap={4} marginBottom={4} justify="between" isOneLine>
            <Text as="h2" size="heading" id={titleId}>
              {title}
            </Text>
            <IconButton icon={X} label="Close" className={styles.close} onClick={onClose} />
          </Cluster>
          {children}
        </div>
      )}
    </dialog>
  );
}
