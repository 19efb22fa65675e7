/** What the pages of the reference are made of: the contract in the order and the words in which it is shown. */

/** A field of a body, a parameter or a header. `*Html` is made of Markdown or code at build time. */
export interface FieldData {
  /** Its address on the page: `body-company_size`, `200-data-leads-score`. */
  readonly id: string;
  readonly name: string;
  /** `string`, `integer or null`, `array of objects`, `string (date-time)`. */
  readonly type: string;
  readonly isRequired?: true;
  readonly textHtml?: string;
  /** In words: `1 to 80 characters`. */
  readonly rules?: readonly string[];
  readonly pattern?: string;
  /** The only values that are allowed; one when it's always the same. */
  readonly values?: readonly string[];
  readonly fallback?: string;
  readonly example?: string;
  readonly fields?: readonly FieldData[];
  /** Ways in which the fields belong together: `Has exactly one of …`. */
  readonly noteHtml?: string;
}

export interface CodeData {
  readonly label: string;
  readonly language: string;
  readonly html: string;
}

export interface FieldGroup {
  /** `query`, `header`, `body`: what the ids of its fields begin with. */
  readonly id: string;
  readonly title: string;
  readonly textHtml?: string;
  readonly fields: readonly FieldData[];
}

export interface ResponseData {
  /** `200`, or `2XX` for what a webhook is answered with. */
  readonly status: string;
  readonly textHtml: string;
  /** Names of its headers; they're described once, in `headers`. */
  readonly headers: readonly string[];
  readonly fields?: readonly FieldData[];
  /** The kinds of problem it may tell of. */
  readonly problems?: readonly {readonly slug: string; readonly title: string}[];
}

export interface OperationData {
  readonly id: string;
  /** What ids begin with where several operations share a page; empty on a page of its own. */
  readonly prefix: string;
  /** An event is sent by us to an address of the reader's. */
  readonly isEvent: boolean;
  /** `POST`. */
  readonly method: string;
  /** `/v1/leads`, or the event's name. */
  readonly path: string;
  readonly server: string;
  readonly summary: string;
  readonly textHtml: string;
  readonly scopes: readonly string[];
  readonly groups: readonly FieldGroup[];
  readonly responses: readonly ResponseData[];
  readonly errors: readonly ResponseData[];
  /** The body that all errors share. */
  readonly problem: readonly FieldData[];
  readonly headers: readonly FieldData[];
  /** The request in every language; the body of an event. */
  readonly samples: readonly (CodeData & {readonly id: string})[];
  readonly examples: readonly {readonly status: string; readonly codes: readonly CodeData[]}[];
}

export interface CallData {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly page: string;
}

export interface ErrorTypeData {
  readonly slug: string;
  readonly status: number;
  readonly title: string;
  readonly meaningHtml: string;
  readonly remedyHtml: string;
  /** Calls that document it. */
  readonly calls: readonly CallData[];
}

export interface ScopeData {
  readonly scope: string;
  readonly allows: string;
  readonly calls: readonly CallData[];
}
