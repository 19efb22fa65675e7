import {buffer} from 'node:stream/consumers';

import {gzipSync, strToU8, zipSync, type Zippable} from 'fflate';
import {pack} from 'tar-stream';

/** The content of each file by its path in the archive, with forward slashes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/*
 * The same files always have the same bytes: entries are sorted, and they all have one time and one mode. fflate
 * compresses equally everywhere; Node's zlib doesn't.
 */

const sorted = (files: Files) =>
  Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => [path, bytesOf(content)] as const);

export const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? strToU8(content) : content;

export function zip(files: Files): Uint8Array {
  const entries = Object.fromEntries(sorted(files)) as Zippable;
  // The first day that a zip file can state, in the local time that fflate reads.
  return zipSync(entries, {
    level: 9,
    mtime: new Date(1980, 0, 1),
    os: 3,
    attrs: 0o100644 * 2 ** 16,
  });
}

export async function tar(files: Files): Promise<Uint8Array> {
  const archive = pack();
  for (const [name, content] of sorted(files)) {
    archive.entry({name, mtime: new Date(0), mode: 0o644}, Buffer.from(content));
  }
  archive.finalize();
  return buffer(archive);
}

export const gzip = (content: string | Uint8Array): Uint8Array =>
  gzipSync(bytesOf(content), {level: 9, mtime: 0});
