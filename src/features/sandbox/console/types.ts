/**
 * The value of a form field. Everything typed is a string, including numbers and JSON. An empty string or list leaves
 * the field out.
 */
export type FieldValue = string | boolean | readonly string[];

/** By field id. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

export type Control =
  | {
      readonly kind: 'text';
      /** Characters. */
      readonly minLength?: number;
      readonly maxLength?: number;
      /** Shown as a text area. */
      readonly isLong: boolean;
    }
  | {
      readonly kind: 'number';
      readonly isWhole: boolean;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | {readonly kind: 'select'; readonly options: readonly string[]}
  | {readonly kind: 'checkbox'}
  | {
      readonly kind: 'list';
      /** The items to choose from. Without them, items are typed. */
      readonly options?: readonly string[];
      readonly minItems?: number;
      readonly maxItems?: number;
    }
  /** For values that a form can't show. */
  | {readonly kind: 'json'};

export interface Field {
  /** `body.company_size`, unique within the operation. */
  readonly id: string;
  readonly place: 'path' | 'query' | 'header' | 'body';
  /** A name for each level of the body. In queries and headers, a single name. */
  readonly path: readonly string[];
  /** The name in code: `company_size`. */
  readonly label: string;
  /** Markdown. */
  readonly description: string;
  readonly isRequired: boolean;
  readonly control: Control;
  /** The server's default, as text. */
  readonly fallback?: string;
  /** A value to show as the placeholder. */
  readonly example?: string;
}

/** A named set of values. */
export interface FieldExample {
  readonly name: string;
  readonly summary: string;
  readonly values: FieldValues;
}

/** An operation as the console shows it. */
export interface ConsoleOperation {
  readonly operationId: string;
  /** `GET`, `POST`. */
  readonly method: string;
  /** `/v1/leads`. */
  readonly path: string;
  readonly hasBody: boolean;
  readonly fields: readonly Field[];
  /** At least one. */
  readonly examples: readonly [FieldExample, ...FieldExample[]];
}
