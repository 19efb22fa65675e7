import {useEffect, useState, type RefObject} from 'react';

const REST_MS = 500;

/** Whether the widget is out of the way: while the page scrolls down, and while it would cover the focused element. */
export function useGivesWay(ref: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    let lastTop = window.scrollY;
    let rest: ReturnType<typeof setTimeout>;
    const update = () => setAway(coversFocus(ref.current));
    const onScroll = () => {
      clearTimeout(rest);
      if (window.scrollY > lastTop) setAway(true);
      lastTop = window.scrollY;
      rest = setTimeout(update, REST_MS);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    document.addEventListener('focusin', update);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', update);
    };
  }, [ref]);

  return isAway;
}

function coversFocus(widget: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!widget || !focused || focused === document.body || widget.contains(focused)) return false;
  const [a, b] = [widget.getBoundingClientRect(), focused.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
