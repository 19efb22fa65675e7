import {readDocument} from '../lib/api-contract/readDocument';
import type {ApiDocument, Operation} from '../lib/api-contract/types';

/** What a form for a call is made from: an operation without its answers. */
export interface CallAt {
  readonly path: string;
  /** In lower case. */
  readonly method: string;
  readonly operation: Pick<Operation, 'operationId' | 'parameters' | 'requestBody'>;
}

/** The calls of the contract. */
export async function sandboxOperations(root: string): Promise<CallAt[]> {
  const {document} = await readDocument(root);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, {operationId, parameters, requestBody}]) => ({
      path,
      method,
      operation: {operationId, parameters, requestBody},
    })),
  );
}

/** The events that the API sends, with their examples. */
export async function sandboxWebhooks(root: string): Promise<Pick<ApiDocument, 'webhooks'>> {
  const {document} = await readDocument(root);
  const events = Object.entries(document.webhooks).map(([type, {post}]) => [
    type,
    post && {post: {...post, parameters: undefined, responses: {}}},
  ]);
  return {webhooks: Object.fromEntries(events) as ApiDocument['webhooks']};
}
