import type {ReactNode} from 'react';

import {Button} from '../Button/Button';
import {Stack} from '../Stack/Stack';
import {Dialog} from './Dialog';

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
