/** A method call of an SDK, to show as code. */
export interface SdkCall {
  readonly operationId: string;
  /** The fields of the path, the query, and the body. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The field of the response that lists the items, if there may be several pages. */
  readonly items?: string;
  /** Whether an OAuth app sends the request. */
  readonly isFromClient?: true;
  /** Another server than the API's, in tests. */
  readonly baseUrl?: string;
}
