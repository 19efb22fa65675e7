import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {aptInstall} from './apt.mjs';
import {findBrowser} from './findBrowser.cjs';
import {runProgram} from './run.mjs';

/** Ubuntu has a `chromium-browser` that only prints an advice, so being there is not enough. */
const starts = (file) => spawnSync(file, ['--version'], {stdio: 'ignore'}).status === 0;

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Makes sure that there is a browser for the journeys, installing one when needed.
 *
 * @returns {Promise<string | undefined>} its path, or undefined for Playwright's own
 * @throws with a sentence when there is none and none can be installed
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found && starts(found)) return found;

  const isRoot = process.getuid?.() === 0;
  if (isDebian() && isRoot) {
    console.log('There is no browser for the journeys yet. Installing the package "chromium" …');
    await aptInstall(['chromium']);
    const installed = findBrowser();
    if (installed && starts(installed)) return installed;
  }

  console.log("Using Playwright's own browser …");
  const withDeps = process.platform === 'linux' && isRoot ? ['--with-deps'] : [];
  const {code} = await runProgram(['playwright', 'playwright', 'install', ...withDeps, 'chromium']);
  if (code === 0) return undefined;
  throw new Error(
    'The journeys need a browser, and none could be found or installed. Install Chromium or Chrome ' +
      'so that "chromium" or "google-chrome" is on the PATH, or name it in CHROMIUM_PATH.',
  );
}
