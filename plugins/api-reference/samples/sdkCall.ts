import type {SdkCall} from '../../../src/lib/samples/sdkApp';
import type {Operation, Schema} from '../../lib/api-contract/types';

/**
 * The call that the reference shows for an operation: the same as `operationRequest`, but for all pages of a list, which
 * are as large as they can be. A list with a body is a search.
 */
export function sdkCall({
  operationId,
  parameters = [],
  requestBody,
  responses,
  security,
}: Operation): SdkCall {
  const items = listedIn(responses);
  const [body] = Object.values(requestBody?.content ?? {});
  const [example] = Object.values(body?.examples ?? {});
  const shown = parameters.filter(
    ({in: place, example: value}) =>
      place === 'path' || (place === 'query' && items === undefined && value !== undefined),
  );
  const largest = parameters.find(({name}) => name === 'limit')?.schema.maximum;
  return {
    operationId,
    params: {
      ...(largest !== undefined && {limit: largest}),
      ...Object.fromEntries(shown.map(({name, example: value}) => [name, value])),
      ...(example?.value as object | undefined),
    },
    ...(items !== undefined && {items, isOnePage: body !== undefined}),
    ...(security.some(({oauthClient}) => oauthClient) && {isFromClient: true}),
  };
}

/** The list in a page of a response. */
function listedIn(responses: Operation['responses']): string | undefined {
  const schema = responses['200']?.content?.['application/json']?.schema;
  const fields: Readonly<Record<string, Schema>> = schema?.properties?.data?.properties ?? {};
  if (!('next_cursor' in fields)) return undefined;
  return Object.keys(fields).find((name) => fields[name]?.items !== undefined);
}
