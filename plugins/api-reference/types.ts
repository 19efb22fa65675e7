/** The data of the reference's pages: the contract, in the order and with the labels that they show. */

/** A field of a body, a parameter, or a header. `*Html` is Markdown or code rendered at build time. */
export interface FieldData {
  /** The field's anchor: `body-company_size`, `200-data-leads-score`. */
  readonly id: string;
  readonly name: string;
  /** `string`, `integer or null`, `array of objects`, `string (date-time)`. */
  readonly type: string;
  readonly isRequired?: true;
  readonly textHtml?: string;
  /** In words: `1 to 80 characters`. */
  readonly rules?: readonly string[];
  readonly pattern?: string;
  /** The allowed values; a single one for a constant. */
  readonly values?: readonly string[];
  /** Whether more values can follow within a version. */
  readonly isExtensible?: true;
  readonly fallback?: string;
  readonly example?: string;
  readonly fields?: readonly FieldData[];
}

export interface CodeData {
  readonly label: string;
  readonly language: string;
  readonly html: string;
}

export interface SampleData extends CodeData {
  readonly id: string;
  /** The same request with the language's SDK, if there's one. */
  readonly sdkHtml?: string;
}

export interface FieldGroup {
  /** `path`, `query`, `header`, `body`: the start of its fields' ids. */
  readonly id: string;
  readonly title: string;
  readonly textHtml?: string;
  readonly fields: readonly FieldData[];
}

export interface ResponseData {
  /** `200`, or `2XX` for the response to a webhook. */
  readonly status: string;
  readonly textHtml: string;
  /** The names of its headers that most responses of the operation don't have. `headers` describes all. */
  readonly headers: readonly string[];
  readonly fields?: readonly FieldData[];
  /** The types of problem it can have. */
  readonly problems?: readonly {readonly slug: string; readonly title: string}[];
  /** Whether most operations have the same error. */
  readonly isShared?: true;
}

export interface OperationData {
  readonly id: string;
  /** The start of ids on a page with several operations; otherwise empty. */
  readonly prefix: string;
  /** Whether we send it to the customer, as a webhook. */
  readonly isEvent: boolean;
  /** `POST`. */
  readonly method: string;
  /** `/v1/leads`, or the event type. */
  readonly path: string;
  readonly summary: string;
  readonly textHtml: string;
  /** The version that added it, unless it was there from the start. */
  readonly added?: string;
  /** Whether an OAuth app sends it with its client secret. */
  readonly isFromClient: boolean;
  readonly scopes: readonly string[];
  readonly groups: readonly FieldGroup[];
  readonly responses: readonly ResponseData[];
  readonly errors: readonly ResponseData[];
  /** The body that all errors share. */
  readonly problem: readonly FieldData[];
  readonly headers: readonly FieldData[];
  /** The request in every language, or the payloads of an event. */
  readonly samples: readonly SampleData[];
  readonly examples: readonly {readonly status: string; readonly codes: readonly CodeData[]}[];
}

/** The request that `<RequestSample>` shows on a page about a topic. */
export type RequestData = Pick<OperationData, 'method' | 'path' | 'samples'>;

/** The response that `<ResponseSample>` shows. */
export type ExampleData = OperationData['examples'][number];

export interface EndpointData {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly page: string;
}

/** The endpoints of one resource. */
export interface EndpointGroupData {
  readonly name: string;
  readonly endpoints: readonly EndpointData[];
}

export interface ErrorTypeData {
  readonly slug: string;
  readonly status: number;
  readonly title: string;
  readonly meaningHtml: string;
  readonly remedyHtml: string;
  /** The requests that can return it. */
  readonly endpoints: readonly EndpointData[];
}

export interface FieldErrorCodeData {
  readonly code: string;
  readonly meaningHtml: string;
}

export interface ScopeData {
  readonly scope: string;
  readonly allows: string;
  readonly endpoints: readonly EndpointData[];
}
