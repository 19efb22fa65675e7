import {spawnSync} from 'node:child_process';
import {aptInstall, canInstall, succeeds} from './apt.mjs';
import {findBrowser, findFirefox, findWebKit, SHELL} from './findBrowser.cjs';

/** Ubuntu's `chromium-browser` may only print a hint, so it isn't enough that the file exists. */
const works = (browser) => browser !== undefined && succeeds(browser, ['--version']);

// npm scripts have node_modules/.bin on the PATH.
const installWithPlaywright = (browsers) =>
  spawnSync(`playwright install ${browsers}`, {stdio: 'inherit', shell: true}).status === 0;

/**
 * Finds the end-to-end tests' browser: the machine's, otherwise Debian's, otherwise Playwright's own, which needs no
 * path. Installs Debian's headless shell even if a full browser exists.
 */
export function ensureBrowser() {
  const hasBrowser = () => works(findBrowser());
  const isChosen = process.env.CHROMIUM_PATH !== undefined;
  // Ubuntu has no such package, so trying to install it would fail in every run.
  const lacksShell = !findBrowser()?.endsWith(SHELL) && succeeds('apt-cache', ['show', SHELL]);
  if (!isChosen && (lacksShell || !hasBrowser()) && canInstall()) aptInstall([SHELL]);
  if (hasBrowser()) return {env: {CHROMIUM_PATH: findBrowser()}};
  const isInstalled = installWithPlaywright('chromium');
  // A broken CHROMIUM_PATH must not override the browser that was just installed.
  if (isInstalled) return {env: {CHROMIUM_PATH: ''}};
  throw new Error(
    'The end-to-end tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH.',
  );
}

/** Ensures that Firefox and WebKit are installed: the machine's, otherwise Debian's, otherwise Playwright's own. */
export function ensureEngines() {
  const hasBoth = () => findFirefox() && findWebKit();
  if (!hasBoth() && canInstall()) aptInstall(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  if (hasBoth() || installWithPlaywright('firefox webkit')) return {};
  throw new Error('The smoke tests need Firefox and WebKit: npx playwright install firefox webkit');
}
