import {useEffect, useState, type RefObject} from 'react';

import {usePageVisible} from './usePageVisible';

/** Whether any part of the element can be seen: it is on the screen and the tab is in front. False on the server. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isIntersecting, setIsIntersecting] = useState(false);
  const isPageVisible = usePageVisible();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // While the page is busy several changes arrive at once; the last is how it is now.
    const observer = new IntersectionObserver((entries) =>
      setIsIntersecting(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isIntersecting && isPageVisible;
}
