/**
 * Runs inline at the start of every built page's body and wakes it: loads and runs the page's scripts when the visitor
 * is about to use it. ../README.md has the rules.
 */
import type {StorageKey} from '@site/src/data/storageKeys';
import {mayReload} from '@site/src/lib/staleChunk';
import {handleColorMode} from './colorMode';
import {storeFields} from './fields';
import {showWebFonts} from './fonts';
import {pendingFromUrl, settled, showBuilt} from './fromUrl';
import {layOutInSteps} from './layout';
import {storePresses} from './presses';
import {fetchAhead, isAnyMissing, loadScripts, savesData} from './scripts';
import {hydrated, idle, intent, painted, responding, selfStartingInView, shown} from './triggers';

/** A page whose scripts ran but that isn't hydrated after this time is broken, and shouldn't swallow presses, too. */
const HYDRATED_WITHIN_MS = 15_000;

/** The list of keys has more names than belong in a script that every page contains. */
const RELOAD_KEY: StorageKey = 'stale-page-reload';

/** The longest that a part of the page may take to load before the page is shown without it. */
const SETTLED_WITHIN_MS = 5000;

const root = document.documentElement;
const urls = (document.currentScript?.dataset['scripts'] ?? '').split(' ');

const colorMode = handleColorMode(window);
const fields = storeFields(window);
const presses = storePresses(window, wake);

let mouse: PointerEvent | null = null;
const followMouse = (event: PointerEvent) => {
  if (event.pointerType === 'mouse') mouse = event;
};
addEventListener('pointermove', followMouse, {passive: true});

/** Tells the element under a resting mouse about it, as a menu that opens on hover needs. */
function repeatHover(): void {
  removeEventListener('pointermove', followMouse);
  if (!mouse) return;
  const target = document.elementFromPoint(mouse.clientX, mouse.clientY);
  target?.dispatchEvent(new PointerEvent('pointerover', mouse));
  target?.dispatchEvent(new MouseEvent('mouseover', mouse));
}

/** @throws if the page doesn't hydrate; nothing is stored any more then. */
async function handOver(): Promise<void> {
  try {
    await responding(root, HYDRATED_WITHIN_MS);
    repeatHover();
    // A press may depend on what was typed before it, and only hydrated fields take entries.
    if (!fields.hasEntries()) presses.replay();
    await hydrated(root, HYDRATED_WITHIN_MS);
  } finally {
    colorMode.handOver();
    fields.replay();
    presses.replay();
    await settled(document, SETTLED_WITHIN_MS);
    showBuilt(document);
  }
}

/** @throws if storage is blocked: nothing would keep the page from reloading repeatedly. */
async function reloadIfStale(): Promise<void> {
  const nowMs = Date.now();
  if (!mayReload(sessionStorage.getItem(RELOAD_KEY), nowMs) || !(await isAnyMissing(urls))) return;
  sessionStorage.setItem(RELOAD_KEY, String(nowMs));
  location.reload();
}

let attempt: Promise<void> | null = null;

/** Wakes the page, once. If the scripts don't load, the next sign of intent or the network's return tries again. */
function wake(): void {
  // Once the entries are handed over, a noted field would ignore React's values from then on.
  if (attempt) return;
  fields.note();
  const wasOnline = navigator.onLine;
  attempt = loadScripts(urls).then(handOver, () => {
    attempt = null;
    if (!wasOnline && navigator.onLine) {
      wake();
      return;
    }
    showBuilt(document);
    void reloadIfStale().catch(() => undefined);
    addEventListener('online', wake, {once: true});
    void intent(window).then(wake);
  });
}

// Without a network, the fallbacks stay.
const withFonts = showWebFonts(window).catch(() => undefined);
const laidOut = layOutInSteps(window, withFonts);

/** Fetches the scripts when there's nothing else to do, and wakes a page on which something starts by itself. */
async function wakeWithoutIntent(): Promise<void> {
  await painted(window);
  if (savesData(window)) return;
  fetchAhead(urls, window);
  await laidOut;
  await selfStartingInView(document);
  await idle(window);
  wake();
}

async function start(): Promise<void> {
  await shown(document);
  void intent(window).then(wake);
  void wakeWithoutIntent();
  if (await pendingFromUrl(window)) wake();
}

void start();
