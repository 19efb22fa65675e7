import {spawnSync} from 'node:child_process';

export const succeeds = (command, args) => spawnSync(command, args, {stdio: 'ignore'}).status === 0;

/** Whether missing packages may be installed: only as root, so a test never asks for a password. */
export const canInstall = () => process.getuid?.() === 0 && succeeds('apt-get', ['--version']);

/** Installs Debian packages. Callers check success by looking for the installed files. */
export function aptInstall(packages) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  console.log(`Installing ${packages.join(', ')} …`);
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    spawnSync('apt-get', args, {env, stdio: 'inherit'});
  }
}
