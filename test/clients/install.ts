import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import {isInstalled} from '../../scripts/lib/isInstalled.mjs';

const root = path.join(__dirname, '../..');

/** The folder of the packages and the generated clients. */
export const folder = path.join(root, '.cache/clients');
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Installs the client generators and Prism, if they aren't yet, and generates three clients from the published contract.
 *
 * They aren't development dependencies: they have 500 packages, and only this test uses them.
 */
export async function install(): Promise<void> {
  fs.mkdirSync(folder, {recursive: true});
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    fs.copyFileSync(path.join(file === '.npmrc' ? root : __dirname, file), path.join(folder, file));
  }
  const record = path.join(folder, 'node_modules/.package-lock.json');
  const lock = readJson(path.join(folder, 'package-lock.json'));
  if (!fs.existsSync(record) || !isInstalled(lock, readJson(record))) {
    // On Windows, npm is a `.cmd` file, which needs a shell.
    execFileSync('npm ci --ignore-scripts', {cwd: folder, shell: true, stdio: 'pipe'});
  }
  const {source} = await readDocument(root);
  fs.writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(source));
  const contract = './openapi.json';
  generate('openapi-typescript', [contract, '-o', './types.d.ts']);
  generate('@hey-api/openapi-ts', ['-i', contract, '-o', './hey', '--no-log-file']);
  generate('orval', ['--input', contract, '--output', './orval.ts', '--client', 'fetch']);
}

function generate(name: string, args: readonly string[]): void {
  execFileSync(process.execPath, [binOf(name), ...args], {cwd: folder, stdio: 'pipe'});
}

/** The file that a package's only command runs. */
export function binOf(name: string): string {
  const home = path.join(folder, 'node_modules', name);
  const {bin} = readJson(path.join(home, 'package.json')) as {bin: string | Record<string, string>};
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0]!;
  return path.join(home, file);
}
