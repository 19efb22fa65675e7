import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';

import {sdkLanguages, type SdkLanguage, type SdkLanguageId} from '../../src/data/sdk';
import {packers} from './packers';
import {currentNames, readFiles, readNames, readSdk, renamer} from './readSdk';

/** A package as a download. */
export interface SdkPackage {
  readonly language: SdkLanguageId;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** Packs the SDK of each language. Unchanged sources always give the same bytes. */
export function packSdks(root: string): Promise<SdkPackage[]> {
  return Promise.all(sdkLanguages.map((language) => packSdk(root, language)));
}

async function packSdk(root: string, language: SdkLanguage): Promise<SdkPackage> {
  const {id, file} = language;
  const source = await readSdk(root, id);
  const compiled = id === 'javascript' ? await compiledSdk(root) : {};
  const bytes = await packers[id]({...source, ...compiled}, language);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {language: id, file, bytes, sha256};
}

async function compiledSdk(root: string): Promise<Record<string, string>> {
  const rename = renamer(await readNames(root), currentNames);
  const compiled = Object.entries(await compileSdk(root));
  return Object.fromEntries(compiled.map(([file, text]) => [file, rename(text)]));
}

/** The file that `sha256sum --check` reads. */
export const checksums = (packages: readonly SdkPackage[]): string =>
  packages.map(({file, sha256}) => `${sha256}  ${file}\n`).join('');

/**
 * Compiles the JavaScript SDK from TypeScript. The output is kept in `.cache/` until a source or the compiler changes,
 * because compiling takes longer than packing everything.
 *
 * @returns the files of `dist` by their path in the SDK's folder
 * @throws with the compiler's errors
 */
export async function compileSdk(root: string): Promise<Record<string, string>> {
  const project = path.join(root, 'sdks/javascript');
  const sources = await readFiles(project);
  // Resolved rather than joined, because in a copy of the project the packages may be in a parent folder.
  const manifest = createRequire(path.join(root, 'package.json')).resolve(
    'typescript/package.json',
  );
  const hash = createHash('sha256').update(await fs.readFile(manifest));
  for (const [file, text] of Object.entries(sources)) hash.update(`${file}\0${text}\0`);
  const outDir = path.join(root, '.cache/sdk-files', hash.digest('hex').slice(0, 16));
  const dist = path.join(outDir, 'dist');

  if (!existsSync(dist)) await compile(path.join(path.dirname(manifest), 'bin/tsc'), project, dist);
  const compiled = await readFiles(dist);
  return Object.fromEntries(Object.entries(compiled).map(([file, text]) => [`dist/${file}`, text]));
}

async function compile(tsc: string, project: string, dist: string): Promise<void> {
  await fs.mkdir(path.dirname(dist), {recursive: true});
  // Renamed when it's complete, so that a build that's stopped leaves no half of it.
  const partial = await fs.mkdtemp(`${dist}-`);
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', project, '--outDir', partial]);
    // Another process may have been faster.
    await fs.rename(partial, dist).catch(() => fs.access(dist));
  } catch (error) {
    // The compiler writes its errors to stdout, which is empty if it couldn't run.
    const {stdout} = error as {stdout?: string};
    throw new Error(`sdks/javascript: ${stdout || String(error)}`, {cause: error});
  } finally {
    await fs.rm(partial, {recursive: true, force: true});
  }
}
