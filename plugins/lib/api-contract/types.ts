/**
 * The parts of OpenAPI 3.1 that the contract uses, as they are after `readDocument` has put what is
 * referenced in its place.
 */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly summary: string;
    readonly description: string;
    readonly version: string;
  };
  readonly servers: readonly {readonly url: string; readonly description: string}[];
  readonly tags: readonly {readonly name: string; readonly description: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
    readonly headers: Readonly<Record<string, ApiHeader>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
    /** By the last word of the type. Ours, not OpenAPI's. */
    readonly 'x-problems': Readonly<Record<string, ProblemKind>>;
  };
}

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** Markdown. */
  readonly meaning: string;
  /** What to do. Markdown. */
  readonly remedy: string;
}

export type Method = 'get' | 'post';
export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

export interface Operation {
  readonly operationId: string;
  /** At most 60 characters. */
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly tags: readonly string[];
  /** One of them is enough: the name of a security scheme and the scopes it needs. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly description: string;
    readonly required: boolean;
    readonly content: Content;
  };
  /** By status; the webhooks use `2XX` and `default`. */
  readonly responses: Readonly<Record<string, ApiResponse>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface ApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, ApiHeader>>;
  readonly content?: Content;
}

export interface ApiHeader {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** By media type. */
export type Content = Readonly<
  Record<string, {readonly schema: Schema; readonly examples: Readonly<Record<string, Example>>}>
>;

export interface Example {
  readonly summary: string;
  /** Markdown. */
  readonly description?: string;
  readonly value: unknown;
}

export interface SecurityScheme {
  readonly type: 'http' | 'oauth2';
  readonly description: string;
  readonly flows?: {
    readonly authorizationCode: {
      readonly authorizationUrl: string;
      readonly tokenUrl: string;
      readonly refreshUrl: string;
      /** What each scope allows. */
      readonly scopes: Readonly<Record<string, string>>;
    };
  };
}

/** JSON Schema 2020-12, as far as the contract uses it. */
export interface Schema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
