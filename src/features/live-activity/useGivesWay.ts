import {useEffect, useState, type RefObject} from 'react';

import {coversText, overlap} from './coversText';

const REST_MS = 500;

/**
 * Whether the widget is out of the way: while the page scrolls down, and while it would cover text or the focused
 * element. What visitors do in the widget itself doesn't move it.
 */
export function useGivesWay(ref: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(true);

  useEffect(() => {
    let lastTop = window.scrollY;
    let rest: ReturnType<typeof setTimeout>;
    const update = () => {
      if (ref.current) setAway(coversFocus(ref.current) || coversText(ref.current));
    };
    const updateAtRest = () => {
      clearTimeout(rest);
      if (!ref.current) return;
      rest = setTimeout(update, REST_MS);
    };
    const onScroll = () => {
      if (window.scrollY > lastTop) setAway(true);
      lastTop = window.scrollY;
      updateAtRest();
    };
    const onAction = (event: Event) => {
      if (!ref.current) return;
      // Not the target, which opening the widget takes out of the page.
      if (event.composedPath().includes(ref.current)) return;
      if (coversFocus(ref.current)) setAway(true);
      updateAtRest();
    };
    const observer = new ResizeObserver(updateAtRest);
    observer.observe(document.body);
    window.addEventListener('scroll', onScroll, {passive: true});
    window.addEventListener('resize', updateAtRest);
    document.addEventListener('focusin', onAction);
    document.addEventListener('click', onAction);
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', updateAtRest);
      document.removeEventListener('focusin', onAction);
      document.removeEventListener('click', onAction);
    };
  }, [ref]);

  return isAway;
}

function coversFocus(widget: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || widget.contains(focused)) return false;
  return overlap(widget.getBoundingClientRect(), focused.getBoundingClientRect());
}
