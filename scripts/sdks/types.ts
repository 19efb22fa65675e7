/** The contract as the emitters need it: no `$ref`s, no HTTP envelope, and names that are equal in every language. */
export interface SdkModel {
  /** See src/data/sdk.ts. */
  readonly names: {
    /** In prose. The others have no spaces. */
    readonly product: string;
    readonly client: string;
    readonly package: string;
    readonly keyVariable: string;
  };
  /** The version of the packages. */
  readonly version: string;
  /** `https://api.example`, without a slash at the end. */
  readonly server: string;
  /** The site's URL, for links: `https://example`. */
  readonly website: string;
  /** The first line of each generated file, to be written as a comment. */
  readonly note: string;
  /** The operations of a client, in the order of the contract. Those of OAuth aren't generated. */
  readonly operations: readonly SdkOperation[];
  /** Every type that an operation or an event refers to by name, in the order of the contract. */
  readonly types: readonly SdkType[];
  readonly events: readonly SdkEvent[];
}

export interface SdkOperation {
  /** `searchLeads`. */
  readonly id: string;
  /** `GET`. */
  readonly method: string;
  /** `/v1/campaigns/{campaign_id}`. */
  readonly path: string;
  /** Without a period at its end. */
  readonly summary: string;
  /** Markdown. */
  readonly doc: string;
  readonly isDeprecated: boolean;
  /** The OAuth scopes that a token needs. */
  readonly scopes: readonly string[];
  /** The path's fields, the query's, and the body's, in this order. Their names are unique. */
  readonly params: readonly SdkParam[];
  /** How the body is encoded; `null` if the operation has none. */
  readonly bodyFormat: 'json' | 'form' | null;
  readonly takesIdempotencyKey: boolean;
  readonly response: SdkResponse;
  /** Present if the operation returns one page of a list. */
  readonly page: SdkPage | null;
}

export interface SdkParam extends SdkField {
  readonly in: 'path' | 'query' | 'body';
}

export interface SdkResponse {
  /** The type of the `data` field, or of the whole body if `isEnveloped` is false. `null` if there's no body. */
  readonly type: SdkTypeRef | null;
  /** Whether the body is `{"success": true, "data": …}`. */
  readonly isEnveloped: boolean;
}

export interface SdkPage {
  /** The field of the response that lists the items: `leads`. */
  readonly items: string;
  readonly itemType: SdkTypeRef;
  /** The part of the request that has the `cursor`. */
  readonly cursorIn: 'query' | 'body';
}

export interface SdkEvent {
  /** `lead.hot`. */
  readonly type: string;
  /** The name of the event's type: `LeadHotEvent`. */
  readonly typeName: string;
}

/** A named object or a named set of strings. */
export interface SdkType {
  readonly name: string;
  readonly doc: string;
  readonly shape: SdkObject | SdkStrings;
}

export interface SdkField {
  readonly name: string;
  readonly type: SdkTypeRef;
  readonly doc: string;
  /** In a request, whether you have to send it; in a response, whether it's always present. */
  readonly isRequired: boolean;
}

export interface SdkObject {
  readonly kind: 'object';
  readonly fields: readonly SdkField[];
}

interface SdkStrings {
  readonly kind: 'string';
  /** `email`, `date-time`, `uri`. */
  readonly format?: string;
  /** The known values. */
  readonly values?: readonly string[];
  /** Whether other values than the known ones may come. */
  readonly isOpen?: true;
}

export type SdkTypeRef = {readonly isNullable?: true} & (
  | SdkObject
  | SdkStrings
  | {readonly kind: 'integer' | 'number' | 'boolean' | 'unknown'}
  | {readonly kind: 'array'; readonly items: SdkTypeRef}
  | {readonly kind: 'map'; readonly values: SdkTypeRef}
  | {readonly kind: 'named'; readonly name: string}
);

/** An emitter returns the generated files of a package: their text by path, relative to the package's folder. */
export type Emit = (model: SdkModel) => Readonly<Record<string, string>>;
