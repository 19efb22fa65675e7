import {CircleAlert} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';

export interface HintAndError {
  readonly hint?: ReactNode;
  /** What's wrong and how to fix it; announced with the field. */
  readonly error?: string;
}

export interface Described extends HintAndError {
  readonly fieldId: string;
}

/** The ids of a field's hint and error, for `aria-describedby`. */
export function textIds({hint, error, fieldId}: Described): string | undefined {
  const ids = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return ids || undefined;
}

/** ARIA attributes that tie a control to its `Texts`. */
export const describedBy = (described: Described) => ({
  'aria-invalid': described.error ? true : undefined,
  'aria-describedby': textIds(described),
});

/** Hint and error below a field. */
export function Texts({hint, error, fieldId}: Described): ReactNode {
  return (
    <>
      {hint && (
        <Text size="small" tone="muted" id={`${fieldId}-hint`}>
          {hint}
        </Text>
      )}
      {error && (
        <Cluster
          as={Text}
          gap={2}
          isOneLine
          size="small"
          weight="semibold"
          tone="error"
          id={`${fieldId}-error`}>
          <Icon icon={CircleAlert} size={16} /> {error}
        </Cluster>
      )}
    </>
  );
}
