import {useState, type ReactNode} from 'react';

import {useLoadedCode} from '@site/src/lib/useLoadedCode';

/**
 * Loads the code of what a button opens on the first click, and again on each click after a failure.
 *
 * @param failure the first sentence if that fails, such as `The tool couldn’t load.`
 * @param isLinked whether the URL opens it
 * @returns the code, null until it's loaded; and a note for next to the button that says why it isn't
 */
export function useOpenedCode<T>(
  load: () => Promise<T>,
  failure: string,
  isLinked = false,
): {
  readonly code: T | null;
  readonly note: ReactNode;
  readonly open: () => void;
  readonly close: () => void;
} {
  const [isOpen, setIsOpen] = useState(false);
  const {code, isOffline, hasFailed, retry} = useLoadedCode(isOpen || isLinked ? load : null);
  return {
    code,
    note: (
      <>
        {isOffline && (
          <span role="status">You’re offline. This opens when you’re back online.</span>
        )}
        {hasFailed && <span role="status">{failure} Check your connection, and try again.</span>}
      </>
    ),
    open: () => {
      if (hasFailed) retry();
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
