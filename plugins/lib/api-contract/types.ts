import type {OpenAPIV3_1 as OpenApi} from 'openapi-types';

/**
 * OpenAPI 3.1 after `readDocument` has resolved every `$ref`. Fields that the contract's linter requires are required
 * here.
 */
export interface ApiDocument {
  readonly info: Required<
    Pick<OpenApi.InfoObject, 'title' | 'summary' | 'description' | 'version'>
  >;
  readonly servers: readonly OpenApi.ServerObject[];
  readonly tags: readonly OpenApi.TagObject[];
  readonly paths: ByName<PathItem>;
  readonly webhooks: ByName<PathItem>;
  readonly components: {
    readonly schemas: ByName<Schema>;
    readonly responses: ByName<ApiResponse>;
    readonly headers: ByName<ApiHeader>;
    readonly parameters: ByName<Parameter>;
    readonly securitySchemes: ByName<OpenApi.OAuth2SecurityScheme>;
    /** Our extension, keyed by the last segment of the problem's type. `meaning` and `remedy` are Markdown. */
    readonly 'x-problems': ByName<{status: number; title: string; meaning: string; remedy: string}>;
    /** Our extension: the meaning of each code of an invalid field, as Markdown. */
    readonly 'x-field-error-codes': ByName<string>;
  };
}

type ByName<Value> = Readonly<Record<string, Value>>;
type Described<Part extends {description?: string}> = Required<Pick<Part, 'description'>>;

export type PathItem = Readonly<Partial<Record<'get' | 'post' | 'delete', Operation>>>;

export interface Operation extends Required<
  Pick<OpenApi.OperationObject, 'operationId' | 'summary' | 'description' | 'tags' | 'security'>
> {
  /** Our extension: the version that added it. */
  readonly 'x-added'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Described<OpenApi.RequestBodyObject> & {readonly content: Content};
  /** Keyed by status; webhooks use `2XX` and `default`. */
  readonly responses: ByName<ApiResponse>;
}

export interface Parameter extends ApiHeader {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly example?: unknown;
}

export interface ApiHeader extends Described<OpenApi.HeaderObject> {
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface ApiResponse extends Described<OpenApi.ResponseObject> {
  readonly headers?: ByName<ApiHeader>;
  readonly content?: Content;
}

/** Keyed by media type. */
export type Content = ByName<{readonly schema: Schema; readonly examples: ByName<Example>}>;

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

type Bounds =
  | `${'min' | 'max'}${'Length' | 'Items' | 'imum'}`
  | 'description'
  | 'format'
  | 'pattern'
  | 'required'
  | 'uniqueItems';

export interface Schema extends Pick<OpenApi.BaseSchemaObject, Bounds> {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  /** The values of a response's field today. More can follow within a version. */
  readonly 'x-extensible-enum'?: readonly unknown[];
  /** The error for a value that doesn't match `pattern`. */
  readonly 'x-message'?: string;
  /** The name of the thing that an id stands for: `campaign`. */
  readonly 'x-resource'?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: ByName<Schema>;
  readonly additionalProperties?: boolean;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
