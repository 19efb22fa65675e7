import {Children, Suspense, type ReactNode} from 'react';

/** Parts of a page that React hydrates one by one, first the one that's used. plugins/selective-hydration says how. */
export function Parts({children}: {readonly children: ReactNode}): ReactNode {
  return Children.map(children, (part) => <Suspense>{part}</Suspense>);
}
