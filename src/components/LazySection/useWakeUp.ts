import {useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject} from 'react';

/** Loads a section's code one screen height before it's visible. */
const AHEAD = '100% 0px';

/** Controls that don't work in the built HTML, or whose state the live copy wouldn't take over. */
const CONTROLS = 'button, input, summary';

const everyElement = (box: Element) => Array.from(box.querySelectorAll<HTMLElement>('*'));

/** Resolves when no pointer is down in the box: a click needs the same element from start to end. */
async function pressEnded(box: Element): Promise<void> {
  if (!box.matches(':active')) return;
  await new Promise((resolve) => {
    for (const name of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(name, () => setTimeout(resolve), {once: true});
    }
  });
}

/**
 * Loads a sleeping section's code when its box comes near the screen or is clicked. The live copy that replaces the
 * built HTML takes over the focus and the last click.
 *
 * @param load fetches the code and returns a function that shows the live copy
 */
export function useWakeUp(
  boxRef: RefObject<HTMLElement | null>,
  isAsleep: boolean,
  load: () => Promise<() => void>,
): void {
  /** Indexes among the box's elements, which are the same in both copies. */
  const focusedRef = useRef(-1);
  const clickedRef = useRef(-1);
  const onNear = useEffectEvent(load);

  useEffect(() => {
    const box = boxRef.current;
    if (!isAsleep || !box) return undefined;
    const ending = new AbortController();
    const wakeUp = async () => {
      const show = await onNear();
      await pressEnded(box);
      if (ending.signal.aborted) return;
      focusedRef.current = everyElement(box).indexOf(document.activeElement as HTMLElement);
      show();
    };

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        void wakeUp();
      },
      {rootMargin: AHEAD},
    );
    observer.observe(box);
    // On a slow network, a click can come before the code. Links work without it.
    const keepClick = ({target}: MouseEvent) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
      if (!control) return;
      clickedRef.current = everyElement(box).indexOf(control);
      void wakeUp();
    };
    box.addEventListener('click', keepClick, {signal: ending.signal});
    return () => {
      ending.abort();
      observer.disconnect();
    };
  }, [isAsleep, boxRef]);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (isAsleep || !box) return;
    const elements = everyElement(box);
    elements[focusedRef.current]?.focus({preventScroll: true});
    elements[clickedRef.current]?.click();
  }, [isAsleep, boxRef]);
}
