/** Declarations of packages without types, with the parts that this project uses. */

declare module '@docsearch/react/style';

declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  export const gfm: TurndownService.Plugin;
}

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

declare module 'subset-font' {
  interface AxisRange {
    readonly min: number;
    readonly max: number;
    readonly default?: number;
  }

  interface Options {
    readonly targetFormat?: 'woff2' | 'woff' | 'truetype' | 'sfnt';
    /** A number pins the axis, a range limits it. */
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}

declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: {readonly document: Document};
  }
}
