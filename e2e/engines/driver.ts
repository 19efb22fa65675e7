import {expect} from 'playwright/test';

/** XPath if it starts with `//`, otherwise CSS. */
type Selector = string;

/** Commands that the smoke tests use, independent of the protocol that drives the engine. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Clicks the first element that matches a CSS selector. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key by its DOM name, such as `Escape`, alone or with Control. */
  press(key: string, modifier?: 'Control'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Console messages and uncaught errors so far, as `type: text`. */
  messages(): readonly string[];
  close(): Promise<void>;
}

/**
 * Returns an expression for the first visible match, because a page may have one element for phones and one for
 * desktops.
 */
const visible = (selector: Selector) =>
  selector.startsWith('//')
    ? `((all) => Array.from({length: all.snapshotLength}, (_, at) => all.snapshotItem(at)))(document.evaluate(${JSON.stringify(selector)}, document, null, 7)).find((element) => element.checkVisibility())`
    : `Array.from(document.querySelectorAll(${JSON.stringify(selector)})).find((element) => element.checkVisibility())`;

/** Waits until an expression is true in the page; a failure shows `because`. */
export const until = (driver: Driver, expression: string, because = expression) =>
  expect
    .poll(() => driver.evaluate(`Boolean(${expression})`), {message: because, timeout: 15_000})
    .toBe(true);

export const untilVisible = (driver: Driver, selector: Selector) =>
  until(driver, visible(selector), `${selector} is visible`);

/** Opens a page. It sleeps until the first press, which mustn't be lost. */
export async function open(driver: Driver, url: string): Promise<void> {
  await driver.goto(url);
  await until(driver, `document.readyState === 'complete'`, 'loaded');
}

/** Clicks the first visible and enabled match. */
export async function click(driver: Driver, selector: Selector): Promise<void> {
  const element = `((element) => element && !element.disabled ? element : undefined)(${visible(selector)})`;
  await until(driver, element, `${selector} is visible and enabled`);
  // Marks the element for the driver, which doesn't check visibility and might click a hidden duplicate.
  await driver.evaluate(
    `(document.querySelector('[data-smoke]')?.removeAttribute('data-smoke'), ((element) => { element.setAttribute('data-smoke', ''); element.scrollIntoView({block: 'center', behavior: 'instant'}); })(${element}))`,
  );
  await driver.click('[data-smoke]');
}
