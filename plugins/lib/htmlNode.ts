/** The parts of a node of MDX's HTML tree that our MDX plugins read and write. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  /** Of a component. */
  readonly name?: string | null;
  attributes?: readonly {
    readonly type?: string;
    readonly name?: string;
    /** A value that isn't a string is an expression. */
    readonly value?: string | {readonly value: string} | null;
  }[];
  readonly data?: object;
  readonly value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** The text in a node and all nodes below it. */
export const textOf = ({value, children = []}: HtmlNode): string =>
  value ?? children.map(textOf).join('');
