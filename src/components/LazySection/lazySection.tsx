import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import clsx from 'clsx';
import {lazy, Suspense, useRef, type ComponentType, type ReactNode} from 'react';

import styles from './LazySection.module.css';
import {loadOnce, type LoadSection} from './loadOnce';
import {useSectionCode} from './useSectionCode';

/**
 * A section whose code arrives when its place comes near the screen. The built page holds its complete HTML, which
 * stays as it is until then: nothing is hydrated early, nothing shifts, and a reader without JavaScript misses nothing.
 *
 * `React.lazy` alone cannot do this: a Suspense boundary that waits is thrown away and drawn anew as soon as a context
 * above it changes, and Docusaurus changes several right after hydration.
 *
 * Call it once per section, outside of any component. The section takes no props.
 *
 * @param load imports the section
 */
export function lazySection(load: LoadSection): ComponentType {
  const source = loadOnce(load);
  const Prerendered = lazy(async () => ({default: await source.load()}));

  function LazySection(): ReactNode {
    const boxRef = useRef<HTMLDivElement>(null);
    const code = useSectionCode(source, boxRef);

    if (!ExecutionEnvironment.canUseDOM) {
      return (
        <div>
          <Suspense>
            <Prerendered />
          </Suspense>
        </div>
      );
    }
    if (code.status === 'ready') {
      return (
        <div ref={boxRef}>
          <code.Section />
        </div>
      );
    }
    return (
      <div
        ref={boxRef}
        className={clsx(code.status === 'empty' && styles.reserved)}
        suppressHydrationWarning
        // An empty inner HTML leaves what the built page holds in place while React hydrates around it.
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  }
  return LazySection;
}
