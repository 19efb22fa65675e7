import {spawnSync} from 'node:child_process';
import {run} from './run.mjs';

const succeeds = (command, args) => spawnSync(command, args, {stdio: 'ignore'}).status === 0;

export const hasApt = () => succeeds('apt-get', ['--version']);

/**
 * What stands before a command that only root may run: nothing for root, `sudo` where it asks for no password.
 *
 * @param {{uid?: number, sudoes?: () => boolean}} [who]
 * @returns {string[] | undefined} undefined when it may not be run
 */
export function asRoot({
  uid = process.getuid?.(),
  sudoes = () => succeeds('sudo', ['-n', 'true']),
} = {}) {
  if (uid === 0) return [];
  return uid !== undefined && sudoes()
    ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive']
    : undefined;
}

/**
 * Installs packages of Debian or of what derives from it. Their messages are shown.
 *
 * @param {string[]} packages
 * @param {{recommends?: boolean}} [options] `recommends`: also what the packages recommend
 * @returns {Promise<boolean>} whether apt-get says that it succeeded
 */
export async function aptInstall(packages, {recommends = true} = {}) {
  const before = asRoot();
  if (!before) return false;
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const apt = async (...args) => {
    const [command, ...rest] = [...before, 'apt-get', ...args];
    return (await run(command, rest, {env})).code === 0;
  };
  const without = recommends ? [] : ['--no-install-recommends'];
  return (await apt('update')) && apt('install', '-y', ...without, ...packages);
}
