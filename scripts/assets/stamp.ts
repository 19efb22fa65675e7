import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Output of the last complete run: path below `.generated/` to a hash of the file's inputs. */
export type Stamp = ReadonlyMap<string, string>;

const STAMP_FILE = 'assets.hash';

/** Hashes the contents of files and, for folders, of every source file below them. */
export async function hashInputs(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(inputs.map((input) => sources(root, input)))).flat()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Hashes shared inputs together with an asset's own value. */
export function hashOf(inputs: string, own: unknown): string {
  return createHash('sha256').update(inputs).update(JSON.stringify(own)).digest('hex');
}

/** Reads the stamp of the last complete run; empty before the first. */
export async function readStamp(outDir: string): Promise<Stamp> {
  const text = await readFile(path.join(outDir, STAMP_FILE), 'utf8').catch(() => '');
  const lines = Array.from(text.matchAll(/^(\w+) (.+)$/gm));
  return new Map(lines.map(([, hash = '', name = '']) => [name, hash]));
}

/** Returns the files with this hash, or none if any of them is missing. */
export function filesOf(stamp: Stamp, hash: string, outDir: string): string[] {
  const names = Array.from(stamp.keys()).filter((name) => stamp.get(name) === hash);
  return names.every((name) => existsSync(path.join(outDir, name))) ? names : [];
}

export async function writeStamp(outDir: string, stamp: Stamp): Promise<void> {
  const lines = Array.from(stamp, ([name, hash]) => `${hash} ${name}\n`);
  await writeFile(path.join(outDir, STAMP_FILE), lines.join(''));
}

async function sources(root: string, input: string): Promise<string[]> {
  if (path.extname(input)) return [input];
  const names = await readdir(path.join(root, input), {recursive: true});
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => path.posix.join(input, name));
}
