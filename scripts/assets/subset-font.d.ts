/** subset-font ships no types. These are the options we use. */
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
