import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, useRef, useState, type ComponentType, type ReactNode} from 'react';

import {useWakeUp} from './useWakeUp';

/**
 * A section whose code loads when it comes near the screen. Until then, the built page's complete HTML stays: nothing is
 * hydrated early, nothing shifts, and the section works without JavaScript. On navigation from another page, that page
 * stays on screen until the code of all sections has loaded, so that a link to one of them doesn't shift.
 *
 * A Suspense boundary that isn't hydrated yet can't do this. React discards its HTML for the fallback as soon as a
 * context above it changes (`updateDehydratedSuspenseComponent` in react-dom), and Docusaurus changes several right after
 * hydration, `BrowserContext` first.
 *
 * Call it once per section, outside of any component. The section takes no props.
 *
 * @param load imports the section
 */
export function lazySection(load: () => Promise<ComponentType>): ComponentType {
  const loadWhenOnline = async (): Promise<ComponentType> => {
    try {
      return await load();
    } catch (error) {
      // Online, the code is gone because this tab is older than the site; src/features/resilience reloads it.
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, {once: true}));
      return loadWhenOnline();
    }
  };
  const Section = lazy(async () => ({default: await loadWhenOnline()}));

  return function LazySection(): ReactNode {
    const boxRef = useRef<HTMLDivElement>(null);
    // False on the server too, and in the browser only while React hydrates a built page.
    const isBrowser = useIsBrowser();
    const [isAsleep, setIsAsleep] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
    useWakeUp(boxRef, isAsleep, async () => {
      await loadWhenOnline();
      return () => setIsAsleep(false);
    });

    if (!isAsleep) {
      return (
        <div ref={boxRef}>
          <Section />
        </div>
      );
    }
    return (
      // An empty inner HTML leaves the built page's HTML in place while React hydrates around it.
      <div ref={boxRef} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
    );
  };
}
