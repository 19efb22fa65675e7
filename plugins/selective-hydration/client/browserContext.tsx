import {
  createContext,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';

/** The context that `useIsBrowser` reads. */
export const Context = createContext(false);

/**
 * Replaces Docusaurus's provider. It tells components that they run in a browser once all of the page is hydrated, and
 * sets `data-responds` on `<html>` when React responds to presses, which may hydrate the part that was pressed.
 */
export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  const [responds, setResponds] = useState(false);

  useEffect(() => startTransition(() => setIsBrowser(true)), []);

  // Makes React run all other effects now instead of after the next frame.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setResponds(true), []);
  useLayoutEffect(() => {
    if (responds) document.documentElement.setAttribute('data-responds', '');
  }, [responds]);

  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
