/** tar-stream ships no types. This is the part we use. */
declare module 'tar-stream' {
  import type {Readable} from 'node:stream';

  interface Header {
    readonly name: string;
    readonly mtime?: Date;
    readonly mode?: number;
  }

  export function pack(): Readable & {
    entry(header: Header, content: Buffer): void;
    finalize(): void;
  };
}
