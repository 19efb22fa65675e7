import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

/** The props that plugins/highlighting gives to the <code> of a fence. */
export interface FenceCode {
  readonly className?: string;
  readonly form?: 'sdk' | 'http';
  readonly tab?: string;
  readonly isInTabs?: boolean;
}

export type Fence = ReactElement<{readonly children: ReactElement<FenceCode>}>;

/** The fences among the children, for the panels of tabs. */
export function fencesIn(children: ReactNode): Fence[] {
  const fences = Children.toArray(children).filter((child) => isValidElement(child)) as Fence[];
  return fences.map((fence) =>
    cloneElement(fence, {children: cloneElement(fence.props.children, {isInTabs: true})}),
  );
}
