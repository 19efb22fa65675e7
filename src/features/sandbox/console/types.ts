/**
 * The value of a form field. Everything typed is a string, including numbers and JSON. An empty string or list leaves
 * the field out.
 */
export type FieldValue = string | boolean | readonly string[];

/** By field id. `RAW_BODY` is present while the body is edited as text. */
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
  readonly place: 'method' | 'path' | 'query' | 'header' | 'body';
  /** A name for each level of the body. Elsewhere, a single name. */
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

/** The media types of bodies. */
export const bodyTypes = ['application/json', 'application/x-www-form-urlencoded'] as const;
export type BodyType = (typeof bodyTypes)[number];

/** An operation as the console shows it. */
export interface ConsoleOperation {
  readonly operationId: string;
  /** `GET`, `POST`. */
  readonly method: string;
  /** `/v1/leads`, or a template: `/v1/campaigns/{campaign_id}`. */
  readonly path: string;
  /** `application/json`. Undefined for an operation without a body. */
  readonly bodyType?: BodyType;
  /** The scopes of which an OAuth token needs one. */
  readonly scopes: readonly string[];
  /** Whether an OAuth app sends it, with its client id and client secret instead of a key. */
  readonly isFromClient: boolean;
  /** The field of the response that lists the items, if there may be several pages. */
  readonly items?: string;
  readonly fields: readonly Field[];
  /** At least one. */
  readonly examples: readonly [FieldExample, ...FieldExample[]];
}
