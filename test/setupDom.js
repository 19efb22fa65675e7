import '@testing-library/jest-dom/vitest';
import {cleanup, configure} from '@testing-library/react';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Test files in a worker share the document.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  window.history.replaceState(null, '', '/');
  for (const name of Object.getOwnPropertyNames(navigator)) delete navigator[name];
});

// jsdom has <dialog> without its methods: https://github.com/jsdom/jsdom/issues/3294
const dialog = globalThis.HTMLDialogElement?.prototype;

if (dialog && !dialog.showModal) {
  dialog.show = function show() {
    this.open = true;
  };
  dialog.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    this.open = true;
    this.querySelector('[autofocus], button, [href], input, select, textarea')?.focus();
  };
  dialog.close = function close(returnValue) {
    if (!this.open) return;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom has no layout and no media queries; tests that need them replace these.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});
window.scrollTo = () => {};

// These tests load no stylesheet, and computing styles from jsdom's own takes a tenth of their time.
window.getComputedStyle = (element) => ({
  display: element.hidden || element.matches('dialog:not([open])') ? 'none' : element.style.display,
  visibility: element.style.visibility,
  opacity: element.style.opacity,
  getPropertyValue: (name) => element.style.getPropertyValue(name),
});
Element.prototype.scrollIntoView ??= () => {};

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.IntersectionObserver ??= IdleObserver;
globalThis.ResizeObserver ??= IdleObserver;

// A module that loads when it's needed can take more than a second on a busy machine.
configure({asyncUtilTimeout: 4000});
