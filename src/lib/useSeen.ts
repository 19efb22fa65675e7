import {useEffect, useState, type RefObject} from 'react';

/** Whether at least half of the element has been on the screen; stays true. False on the server. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setIsSeen(true);
      },
      {threshold: 0.5},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen]);

  return isSeen;
}
