import {spawnSync} from 'node:child_process';
import {aptInstall, canInstall, succeeds} from './apt.mjs';
import {findBrowser, findWholeBrowser} from './findBrowser.cjs';
import {findFirefox, findWebKit} from './findEngines.cjs';

/** Ubuntu's `chromium-browser` may only print advice, so a file with that name isn't enough. */
const works = (browser) => browser !== undefined && succeeds(browser, ['--version']);

// npm scripts have node_modules/.bin on the PATH.
const installWithPlaywright = (browsers) =>
  spawnSync(`playwright install ${browsers}`, {stdio: 'inherit', shell: true}).status === 0;

/**
 * Finds the browsers of the journeys, the fast one and a whole one: the machine's, else Debian's, else Playwright's own,
 * which need no path. Debian's headless shell is installed next to a browser that's there, too.
 */
export function ensureBrowser() {
  const hasBrowsers = () => works(findBrowser()) && works(findWholeBrowser());
  const isChosen = process.env.CHROMIUM_PATH !== undefined;
  // Ubuntu has no such package; asking for it would fail in every run.
  const lacksShell =
    findBrowser() === findWholeBrowser() &&
    succeeds('apt-cache', ['show', 'chromium-headless-shell']);
  if (!isChosen && (lacksShell || !hasBrowsers()) && canInstall()) {
    aptInstall(['chromium', 'chromium-headless-shell']);
  }
  if (hasBrowsers()) return {env: {CHROMIUM_PATH: findBrowser()}};
  const isInstalled = installWithPlaywright('chromium');
  // A CHROMIUM_PATH that doesn't work must not win over the browser that was just installed.
  if (isInstalled) return {env: {CHROMIUM_PATH: ''}};
  throw new Error('The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH.');
}

/** Makes sure of Firefox and WebKit: the machine's, else Debian's, else Playwright's own. */
export function ensureEngines() {
  const hasBoth = () => findFirefox() && findWebKit();
  if (!hasBoth() && canInstall()) aptInstall(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  if (hasBoth() || installWithPlaywright('firefox webkit')) return {};
  throw new Error(
    'The smoke journeys need Firefox and WebKit: npx playwright install firefox webkit',
  );
}
