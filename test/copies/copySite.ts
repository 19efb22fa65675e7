import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {projectFiles} from '../../scripts/lib/projectFiles.mjs';

export const root = path.join(__dirname, '../..');

/**
 * Copies the project for changes and builds. The copy is inside the project, so packages resolve from a parent folder.
 * Replaces an older copy with the same name.
 *
 * @returns the copy's absolute path.
 */
export function copySite(name: string): string {
  const copy = path.join(root, '.cache/copies', name);
  fs.rmSync(copy, {recursive: true, force: true});
  for (const file of projectFiles(root)) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  // Generated files stay valid for unchanged inputs; scripts/assets.ts draws the rest.
  const generated = path.join(root, '.generated');
  if (fs.existsSync(generated)) {
    fs.cpSync(generated, path.join(copy, '.generated'), {recursive: true});
  }
  return copy;
}

/** Changes one file of a copy. Throws when nothing changes, because the test would prove nothing. */
export function edit(copy: string, file: string, change: (text: string) => string): void {
  const full = path.join(copy, file);
  const before = fs.readFileSync(full, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: the edit changed nothing.`);
  fs.writeFileSync(full, after);
}

const run = (copy: string, program: string, args: readonly string[]) =>
  execFileSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    ...({cwd: copy, encoding: 'utf8', stdio: 'pipe'} as const),
  });

/**
 * Runs a Docusaurus command in a copy.
 *
 * @returns its output
 * @throws with its output when it fails
 */
export function docusaurus(copy: string, ...command: readonly string[]): string {
  // Every command reads the generated assets.
  const assets = run(copy, 'tsx/dist/cli.mjs', ['scripts/assets.ts']);
  return assets + run(copy, '@docusaurus/core/bin/docusaurus.mjs', command);
}

export function buildCopy(copy: string): {isBuilt: boolean; output: string} {
  try {
    return {isBuilt: true, output: docusaurus(copy, 'build')};
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    return {isBuilt: false, output: stdout + stderr};
  }
}

/** Lists all files below a folder, relative to it. */
export function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
