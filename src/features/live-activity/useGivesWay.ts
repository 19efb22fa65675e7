import {useEffect, useState, type RefObject} from 'react';

/** After this time without scrolling, the widget is back. */
export const REST_MS = 500;

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

/** Whether two boxes on the page overlap. */
function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether an element's box lies over text that a reader sees: text of the page, a control, or generated content. */
function coversText(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (node instanceof Text) {
        return node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
      }
      return node === element || !mayShowTextAt(node as Element, box)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    },
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (Array.from(range.getClientRects()).some((line) => overlap(line, box))) return true;
    } else if (
      hasOwnText(node as Element) &&
      overlap((node as Element).getBoundingClientRect(), box)
    ) {
      return true;
    }
  }
  return false;
}

/** How far an element may reach out of its parent's box. */
const REACH_PX = 100;

function mayShowTextAt(element: Element, box: DOMRect): boolean {
  const {top, bottom, width, height} = element.getBoundingClientRect();
  // An element without an area, such as with `display: contents` or only positioned children, may have children with one.
  if (width === 0 || height === 0) return true;
  // The size of text for screen readers.
  if (width <= 1 && height <= 1) return false;
  if (bottom + REACH_PX < box.top || top - REACH_PX > box.bottom) return false;
  // What's transparent may be about to fade in.
  if (getComputedStyle(element).visibility !== 'visible') return false;
  // Chrome gives boxes to what's folded up. Safari before 17.4 gives it none, and doesn't have the method.
  return !('checkVisibility' in element) || element.checkVisibility();
}

function hasOwnText(element: Element): boolean {
  if (element.matches('a, button, input, select, textarea')) return true;
  return (
    !element.hasChildNodes() &&
    ['::before', '::after'].some((part) =>
      getComputedStyle(element, part).content.replace(/^(?:none|normal|"")$/, ''),
    )
  );
}
