import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** What the last complete run was made from, and what it made. */
interface Stamp {
  readonly hash: string;
  readonly files: readonly string[];
}

const STAMP_FILE = 'assets.hash';

/** One hash over a text, the content of files and, for folders, of every source file below them. */
export async function hashInputs(
  root: string,
  inputs: readonly string[],
  text: string,
): Promise<string> {
  const hash = createHash('sha256').update(text);
  for (const file of (await Promise.all(inputs.map((input) => sources(root, input)))).flat()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** What the last complete run wrote, or nothing after a first, failed or tampered run. */
export async function readStamp(outDir: string): Promise<Stamp> {
  try {
    const text = await readFile(path.join(outDir, STAMP_FILE), 'utf8');
    const [hash = '', ...files] = text.trim().split('\n');
    return {hash, files};
  } catch {
    return {hash: '', files: []};
  }
}

/** True when the last run was made from the same inputs and all it made is still there. */
export function isUpToDate(stamp: Stamp, hash: string, outDir: string): boolean {
  return stamp.hash === hash && stamp.files.every((file) => existsSync(path.join(outDir, file)));
}

export async function writeStamp(outDir: string, {hash, files}: Stamp): Promise<void> {
  await writeFile(path.join(outDir, STAMP_FILE), `${[hash, ...files].join('\n')}\n`);
}

async function sources(root: string, input: string): Promise<string[]> {
  if (path.extname(input)) return [input];
  const names = await readdir(path.join(root, input), {recursive: true});
  return names
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .sort()
    .map((name) => path.posix.join(input, name));
}
