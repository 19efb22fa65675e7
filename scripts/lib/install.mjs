import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root, run} from './run.mjs';

/** Whether all that the lock file demands is there, by npm's own record of what it installed. */
export function isInstalled(lock, record) {
  return Object.entries(lock.packages).every(([folder, wanted]) => {
    if (folder === '' || wanted.link) return true;
    const found = record.packages[folder];
    // Packages for other platforms are optional and stay away.
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version;
  });
}

/**
 * Why `npm ci` has to run, or undefined when it does not.
 *
 * @param {{hasModules: boolean, stamp?: string, lockHash: string, matches: () => boolean}} state
 *   `matches` is the slow answer and asked only when the stamp does not tell
 */
export function reasonToInstall({hasModules, stamp, lockHash, matches}) {
  if (!hasModules) return 'The packages are not installed yet.';
  if (stamp === lockHash || matches()) return undefined;
  return 'package-lock.json has changed since the packages were installed.';
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Installs what package-lock.json lists, unless it is there already.
 *
 * @throws when npm fails; its own message has been printed then
 */
export async function ensureInstalled() {
  const modules = path.join(root, 'node_modules');
  const stampFile = path.join(modules, '.install-stamp');
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const lockHash = createHash('sha256').update(lockText).digest('hex');
  const reason = reasonToInstall({
    hasModules: existsSync(modules),
    stamp: read(stampFile),
    lockHash,
    matches() {
      const record = read(path.join(modules, '.package-lock.json'));
      return record !== undefined && isInstalled(JSON.parse(lockText), JSON.parse(record));
    },
  });
  if (reason) {
    console.log(`${reason} Running "npm ci" …`);
    // The build needs the development packages whatever NODE_ENV says.
    const {code} = await run('npm', ['ci', '--include=dev'], {
      shell: process.platform === 'win32',
    });
    if (code !== 0) throw new Error('"npm ci" failed; its message is above.');
  }
  writeFileSync(stampFile, lockHash);
}
