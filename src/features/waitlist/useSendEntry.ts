import {useCallback, useRef} from 'react';

import {useSubmit} from '@site/src/lib/useSubmit';
import {entryFields, isComplete, type EntryEvent, type EntryState} from './entryMachine';

/**
 * Hands an entry to the submission adapter and tells the machine what became of it. While one is on its way a second
 * press does nothing, even one that comes before React has drawn the first.
 */
export function useSendEntry(
  dispatch: (event: EntryEvent) => void,
): (entry: EntryState) => Promise<void> {
  const submit = useSubmit();
  const isOnItsWayRef = useRef(false);

  return useCallback(
    async (entry) => {
      if (isOnItsWayRef.current || entry.status !== 'form' || !isComplete(entry)) return;
      isOnItsWayRef.current = true;
      dispatch({type: 'submit'});
      const result = await submit({form: 'waitlist', fields: entryFields(entry)});
      isOnItsWayRef.current = false;
      dispatch({type: 'answered', result});
    },
    [dispatch, submit],
  );
}
