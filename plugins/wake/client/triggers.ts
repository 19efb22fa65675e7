/**
 * Signs that the visitor is about to use the page. Back in a reloaded page changes only its URL, and voice control may click
 * without a pointer.
 */
const INTENT = [
  'click',
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'focusin',
  'popstate',
];

/**
 * Elements that show something by themselves once the page is awake: what moves, with the time on screen before it does
 * in milliseconds, and what only the visitor's device knows.
 */
const SELF_STARTING = '[data-wakes], [data-visitors-time], [data-visitors-device]';

/** Whether the browser has stored something that the page shows: the attribute is a key, a space, and a part of the value. */
function hasStored(document: Document): boolean {
  try {
    return Array.from(document.querySelectorAll<HTMLElement>('[data-from-storage]')).some(
      ({dataset}) => {
        const [key = '', text = ''] = (dataset['fromStorage'] ?? '').split(' ');
        return [localStorage, sessionStorage].some((area) => area.getItem(key)?.includes(text));
      },
    );
  } catch {
    // Blocked storage has nothing.
    return false;
  }
}

/** Resolves when the page is shown: immediately, unless the browser prepares it for a later visit. */
export async function shown(document: Document): Promise<void> {
  if (!(document as Document & {readonly prerendering?: boolean}).prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
}

async function loaded(view: Window): Promise<void> {
  if (view.document.readyState === 'complete') return;
  await new Promise((resolve) => view.addEventListener('load', resolve));
}

/**
 * Resolves when the page has loaded and the browser has painted its text. A page in the background isn't painted until someone
 * looks at it, and doesn't wait for that.
 */
export async function painted(view: Window): Promise<void> {
  await loaded(view);
  if (view.document.hidden) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({type: 'paint', buffered: true});
  });
}

/** A browser that's never idle, such as one with many tabs on a slow device, gets the scripts after this time. */
const IDLE_WITHIN_MS = 3000;

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function idle(view: Window): Promise<void> {
  await loaded(view);
  await new Promise<unknown>((resolve) =>
    // Safari has no idle callbacks.
    'requestIdleCallback' in view
      ? view.requestIdleCallback(resolve, {timeout: IDLE_WITHIN_MS})
      : setTimeout(resolve, 50),
  );
}

/**
 * Whether the event comes without the visitor: browsers report a resting mouse when the page appears under it, and focus
 * a field with `autofocus`.
 */
function isChance(event: Event): boolean {
  if (event.type === 'pointermove') {
    const {movementX, movementY} = event as PointerEvent;
    return movementX === 0 && movementY === 0;
  }
  return event.type === 'focusin' && (event.target as Element).matches('[autofocus]');
}

/** Resolves at the first event of these types for which the condition holds. */
export async function firstEvent(
  view: Window,
  types: readonly string[],
  isMeant: (event: Event) => boolean,
): Promise<void> {
  const ending = new AbortController();
  await new Promise<void>((resolve) => {
    const listen = (event: Event) => isMeant(event) && resolve();
    for (const type of types) {
      view.addEventListener(type, listen, {capture: true, passive: true, signal: ending.signal});
    }
  });
  ending.abort();
}

/** Resolves at the first sign of intent. */
export const intent = (view: Window) => firstEvent(view, INTENT, (event) => !isChance(event));

/**
 * Resolves when an element that starts by itself has been on the screen for the time it asks for, or immediately if the
 * page shows something stored. Call it when the page has loaded.
 */
export async function selfStartingInView(document: Document): Promise<void> {
  await new Promise<void>((resolve) => {
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting) continue;
        const delayMs = Number((target as HTMLElement).dataset['wakes'] ?? 0);
        timers.set(target, setTimeout(resolve, delayMs));
      }
    });
    for (const element of document.querySelectorAll(SELF_STARTING)) observer.observe(element);
    if (hasStored(document)) resolve();
  });
}

async function marked(
  root: HTMLElement,
  name: string,
  value: string,
  timeoutMs: number,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (root.getAttribute(name) === value) resolve();
    };
    new MutationObserver(check).observe(root, {attributeFilter: [name]});
    check();
    setTimeout(() => reject(new Error('Not hydrated.')), timeoutMs);
  });
}

/**
 * Resolves when React responds to presses, which plugins/selective-hydration marks on `<html>`.
 *
 * @throws if that takes longer than `timeoutMs`.
 */
export const responding = (root: HTMLElement, timeoutMs: number): Promise<void> =>
  marked(root, 'data-responds', '', timeoutMs);

/**
 * Resolves when React has hydrated all of the page, which Docusaurus marks on `<html>`.
 *
 * @throws if that takes longer than `timeoutMs`.
 */
export const hydrated = (root: HTMLElement, timeoutMs: number): Promise<void> =>
  marked(root, 'data-has-hydrated', 'true', timeoutMs);
