/**
 * What a field holds while it is edited: a text for everything that is typed, also for numbers and JSON. An empty
 * text or list means that the field is left out.
 */
export type FieldValue = string | boolean | readonly string[];

/** By the id of the field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

export type Control =
  | {
      readonly kind: 'text';
      /** Characters. */
      readonly minLength?: number;
      readonly maxLength?: number;
      /** Several lines. */
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
      /** What its items are chosen from; without it they are typed. */
      readonly options?: readonly string[];
      readonly minItems?: number;
      readonly maxItems?: number;
    }
  /** What is too deep for a form: typed as JSON. */
  | {readonly kind: 'json'};

export interface Field {
  /** `body.company_size`, unique within the operation. */
  readonly id: string;
  readonly place: 'query' | 'header' | 'body';
  /** One name for each level of the body; a single one elsewhere. */
  readonly path: readonly string[];
  /** The name as it is written in code: `company_size`. */
  readonly label: string;
  /** Markdown. */
  readonly description: string;
  readonly isRequired: boolean;
  readonly control: Control;
  /** What the server takes when the field is left out, as text. */
  readonly fallback?: string;
  /** A value to show where nothing is typed yet. */
  readonly example?: string;
}

/** A named set of values to begin with. */
export interface FieldExample {
  readonly name: string;
  readonly summary: string;
  readonly values: FieldValues;
}

/** What the console needs to know of an operation. */
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
