import {createHash} from 'node:crypto';

/** Files to be written: path below `.generated/`, and content. */
export type Files = Record<string, string | Buffer>;

/** Folder of the files that are served as they are. */
const STATIC = 'static';

/** A site path (`/fonts/x.woff2`) as a path below `.generated/`. */
export function served(sitePath: string): string {
  return `${STATIC}${sitePath}`;
}

/** Eight hexadecimal digits that change with the content, for file names that may be cached for ever. */
export function hash8(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
