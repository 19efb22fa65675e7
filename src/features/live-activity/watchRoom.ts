import {cornerMargin, KEPT_CLEAR, roomFor, type Room} from './room';

/**
 * Tells how much of the widget has room, at once and whenever it changes: by scrolling, by resizing, or because
 * what it keeps clear of came, went or moved. The browser does the measuring, also of what moves without an event.
 *
 * @param dock the widget's whole box, which keeps its place and size whatever is shown of it
 * @param slim the uppermost element of the slim widget
 * @returns stops watching
 */
export function watchRoom(dock: Element, slim: Element, onRoom: (room: Room) => void): () => void {
  let unwatch = () => {};
  const rewatch = () => {
    unwatch();
    unwatch = watchCorners(dock, slim, onRoom);
  };
  // Calls back once when it begins, too.
  const resizes = new ResizeObserver(rewatch);
  resizes.observe(dock);
  window.addEventListener('resize', rewatch);
  return () => {
    resizes.disconnect();
    window.removeEventListener('resize', rewatch);
    unwatch();
  };
}

function watchCorners(dock: Element, slim: Element, onRoom: (room: Room) => void): () => void {
  const {top, right} = dock.getBoundingClientRect();
  const counts: {full?: number; slim?: number} = {};
  const report = () => {
    if (counts.full !== undefined && counts.slim !== undefined)
      onRoom(roomFor({full: counts.full, slim: counts.slim}));
  };
  const corners = [
    watchCorner({top, right}, (count) => {
      counts.full = count;
      report();
    }),
    watchCorner({top: slim.getBoundingClientRect().top, right}, (count) => {
      counts.slim = count;
      report();
    }),
  ];
  const observe = () => {
    for (const kept of Array.from(document.querySelectorAll(KEPT_CLEAR))) {
      if (!dock.contains(kept)) corners.forEach((corner) => corner.observe(kept));
    }
  };
  observe();
  const additions = new MutationObserver(observe);
  additions.observe(document.body, {childList: true, subtree: true});
  return () => {
    additions.disconnect();
    corners.forEach((corner) => corner.disconnect());
  };
}

/** In a browser without the method (Safari before 17.4) a control counts wherever it stands. */
const isVisible = (element: Element) =>
  'checkVisibility' in element ? element.checkVisibility({visibilityProperty: true}) : true;

function watchCorner(
  box: {readonly top: number; readonly right: number},
  onCount: (kept: number) => void,
): IntersectionObserver {
  const inside = new Set<Element>();
  const screenWidth = document.documentElement.clientWidth;
  return new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting && isVisible(target)) inside.add(target);
        else inside.delete(target);
      }
      onCount(inside.size);
    },
    {rootMargin: cornerMargin(box, screenWidth)},
  );
}
