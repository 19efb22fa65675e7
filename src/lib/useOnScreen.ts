import {useEffect, useState, type RefObject} from 'react';

import {usePageVisible} from './usePageVisible';

/** Whether any part of the element can be seen: it is on the screen and the tab is in front. False on the server. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isIntersecting, setIsIntersecting] = useState(false);
  const isPageVisible = usePageVisible();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsIntersecting(entry?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isIntersecting && isPageVisible;
}
