import type {ApiDocument, Operation} from '../lib/api-contract/types';

/** An operation without its responses: what the console's form is made from. */
export interface CallAt {
  readonly path: string;
  /** In lower case. */
  readonly method: string;
  readonly operation: Pick<Operation, 'operationId' | 'parameters' | 'requestBody'>;
}

/** The operations of the contract. */
export function sandboxOperations(document: ApiDocument): CallAt[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, {operationId, parameters, requestBody}]) => ({
      path,
      method,
      operation: {operationId, parameters, requestBody},
    })),
  );
}

/** The events that the API sends, with their examples. */
export function sandboxWebhooks(document: ApiDocument): Pick<ApiDocument, 'webhooks'> {
  const events = Object.entries(document.webhooks).map(([type, {post}]) => [
    type,
    post && {post: {...post, parameters: undefined, responses: {}}},
  ]);
  return {webhooks: Object.fromEntries(events) as ApiDocument['webhooks']};
}
