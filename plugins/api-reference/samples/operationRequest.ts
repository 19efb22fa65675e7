import type {Operation, Parameter} from '../../lib/api-contract/types';
import {isIdempotencyKey, type SampleRequest} from '../../../src/lib/samples/request';

export interface OperationAt {
  /** The server's URL, without a slash at its end: `https://api.example`. */
  readonly server: string;
  /** `/v1/leads`. */
  readonly path: string;
  /** In any case. */
  readonly method: string;
  readonly operation: Operation;
  /** Whether to add optional query parameters that have an example. */
  readonly isWithOptional?: boolean;
}

const JSON_TYPE = 'application/json';

/**
 * The request that the reference shows for an operation: its first example, its required query parameters, and an
 * `Idempotency-Key` if it accepts one.
 *
 * @throws if a required parameter has no example
 */
export function operationRequest({
  server,
  path,
  method,
  operation,
  isWithOptional = false,
}: OperationAt): SampleRequest {
  const {operationId, parameters = [], requestBody} = operation;
  const wanted = parameters.filter(
    ({in: place, name, required, example}) =>
      required ||
      (place === 'header' && isIdempotencyKey(name)) ||
      (isWithOptional && place === 'query' && example !== undefined),
  );
  const valuesOf = (place: Parameter['in']) =>
    Object.fromEntries(
      wanted
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.name, exampleOf(operationId, parameter)]),
    );
  const [example] = Object.values(requestBody?.content[JSON_TYPE]?.examples ?? {});
  const query = valuesOf('query');
  return {
    method: method.toUpperCase(),
    url: server + path,
    ...(Object.keys(query).length === 0 ? {} : {query}),
    headers: {...(example ? {'Content-Type': JSON_TYPE} : {}), ...valuesOf('header')},
    ...(example ? {body: example.value} : {}),
  };
}

function exampleOf(operationId: string, {name, example, schema}: Parameter): string {
  const value = example ?? schema.examples?.[0];
  if (value === undefined) {
    throw new Error(`${operationId}: the parameter ${name} is required and has no example.`);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
