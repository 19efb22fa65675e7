import {spawnSync} from 'node:child_process';
import {aptInstall, canInstall, succeeds} from './apt.mjs';
import {findBrowser} from './findBrowser.cjs';

/** Ubuntu's `chromium-browser` may only print advice, so a file with that name isn't enough. */
function findWorkingBrowser() {
  const found = findBrowser();
  return found && succeeds(found, ['--version']) ? {env: {CHROMIUM_PATH: found}} : undefined;
}

/** Finds a browser for the journeys: the machine's, else Debian's, else Playwright's own, which needs no path. */
export function ensureBrowser() {
  const found = findWorkingBrowser();
  if (found) return found;
  if (canInstall()) {
    aptInstall(['chromium']);
    const installed = findWorkingBrowser();
    if (installed) return installed;
  }
  // npm scripts have node_modules/.bin on the PATH.
  const {status} = spawnSync('playwright install chromium', {stdio: 'inherit', shell: true});
  // A CHROMIUM_PATH that doesn't work must not win over the browser that was just installed.
  if (status === 0) return {env: {CHROMIUM_PATH: ''}};
  throw new Error('The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH.');
}
