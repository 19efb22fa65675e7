// npm runs this before `site`, `start`, `test`, and `check`, possibly without any installed package and on an old Node,
// so it uses only Node's own modules and syntax that Node 14 supports.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {isInstalled} from './lib/isInstalled.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (file) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));

const [major, minor] = process.versions.node.split('.').map(Number);
// The range of "engines" in package.json.
if (
  major < 20 ||
  (major === 20 && minor < 19) ||
  major === 21 ||
  (major === 22 && minor < 16) ||
  major === 23
) {
  console.error(
    `This site needs Node ${readJson('package.json').engines.node}, got ${process.version}.`,
  );
  process.exit(1);
}

// npm writes this file at the end of an installation, so an interrupted one is repeated.
const record = 'node_modules/.package-lock.json';
if (
  !existsSync(`${root}/${record}`) ||
  !isInstalled(readJson('package-lock.json'), readJson(record))
) {
  console.log('The installed packages differ from package-lock.json. Running "npm ci" …');
  // The build needs the development packages for any NODE_ENV. On Windows, npm is a `.cmd` file, which needs a shell.
  const {status} = spawnSync('npm ci --include=dev --prefer-offline', {
    cwd: root,
    stdio: 'inherit',
    shell: true,
  });
  process.exit(status ?? 1);
}
