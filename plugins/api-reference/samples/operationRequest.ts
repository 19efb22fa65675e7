import {pathWith} from '../../lib/api-contract/errorExamples';
import type {Operation, Parameter} from '../../lib/api-contract/types';
import {isIdempotencyKey, type SampleRequest} from '../../../src/lib/samples/request';

interface OperationAt {
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
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * The request that the reference shows for an operation: its first example, the parameters that are required, and an
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
  const {operationId, parameters = [], requestBody, security} = operation;
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
  const firstOf = (type: string) =>
    Object.values(requestBody?.content[type]?.examples ?? {})[0]?.value;
  const body = firstOf(JSON_TYPE);
  const form = firstOf(FORM_TYPE);
  const query = valuesOf('query');
  return {
    method: method.toUpperCase(),
    url: server + pathWith(path, parameters),
    ...(Object.keys(query).length === 0 ? {} : {query}),
    headers: {...(body === undefined ? {} : {'Content-Type': JSON_TYPE}), ...valuesOf('header')},
    ...(body === undefined ? {} : {body}),
    ...(form === undefined ? {} : {form: form as SampleRequest['form']}),
    ...(security.some(({oauthClient}) => oauthClient) ? {isFromClient: true} : {}),
  };
}

function exampleOf(operationId: string, {name, example, schema}: Parameter): string {
  const value = example ?? schema.examples?.[0];
  if (value === undefined) {
    throw new Error(`${operationId}: the parameter ${name} is required and has no example.`);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
