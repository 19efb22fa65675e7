// CommonJS, because Playwright loads its configuration, which imports this, with `require`.
const {accessSync, constants, existsSync} = require('node:fs');
const path = require('node:path');

/** Chromium without a user interface: the same engine, and a third less CPU time for the end-to-end tests. */
const SHELL = 'chromium-headless-shell';
exports.SHELL = SHELL;

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} the first of these executables on the PATH */
function findOnPath(names, env, canRun) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun);
}

/**
 * Finds the machine's browser: CHROMIUM_PATH, otherwise Chromium's headless shell, Chromium, or Chrome on the PATH. An
 * empty CHROMIUM_PATH selects Playwright's own.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(file: string) => boolean} [canRun]
 * @returns {string | undefined} undefined for Playwright's own
 */
exports.findBrowser = function findBrowser(env = process.env, canRun = isExecutable) {
  if (env.CHROMIUM_PATH !== undefined) return env.CHROMIUM_PATH || undefined;
  return findOnPath([SHELL, 'chromium', 'chromium-browser', 'google-chrome'], env, canRun);
};

/** @param {string[]} files */
const firstExisting = (files) => files.find((file) => existsSync(file));

/** Finds Debian's firefox-esr; undefined if it isn't installed. */
exports.findFirefox = () => firstExisting(['/usr/bin/firefox-esr']);

/**
 * Finds WebKitGTK's driver and browser from Debian's webkit2gtk-driver, and the virtual display they need.
 *
 * @returns {{driver: string, browser: string, display: string} | undefined} undefined unless all three are installed
 */
exports.findWebKit = () => {
  const driver = firstExisting(['/usr/bin/WebKitWebDriver']);
  const display = firstExisting(['/usr/bin/Xvfb']);
  const browser = firstExisting(
    ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  return driver && browser && display ? {driver, browser, display} : undefined;
};
