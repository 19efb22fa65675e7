// CommonJS, because Playwright loads its configuration, which imports this, with `require`.
const {accessSync, constants} = require('node:fs');
const path = require('node:path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the machine's browser: CHROMIUM_PATH, else Chromium or Chrome on the PATH. An empty CHROMIUM_PATH chooses
 * Playwright's own.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(file: string) => boolean} [canRun]
 * @returns {string | undefined} undefined for Playwright's own
 */
exports.findBrowser = function findBrowser(env = process.env, canRun = isExecutable) {
  if (env.CHROMIUM_PATH !== undefined) return env.CHROMIUM_PATH || undefined;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun);
};
