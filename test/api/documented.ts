import type {ApiDocument, ApiHeader} from '../../plugins/lib/api-contract/types';
import {problemsOf} from './schemas';
import {operationsOf, type Answered} from './sandboxCalls';

/**
 * What's wrong with an answer by the contract: its status, its headers, its content type and its body.
 *
 * @returns a line each, with the operation and the status; none when all is documented.
 */
export function undocumentedIn(
  document: ApiDocument,
  operationId: string,
  {status, headers, json}: Pick<Answered, 'status' | 'headers' | 'json'>,
): string[] {
  const at = `${operationId} ${status}`;
  const call = operationsOf(document).find(({operation}) => operation.operationId === operationId);
  const response = call?.operation.responses[status];
  if (!response) return [`${at}: this status is not documented`];

  const {'Content-Type': type = '', ...sent} = headers;
  const content = response.content?.[type];
  const wrong = [
    ...(content ? problemsOf(content.schema, json) : [`the content type ${type}`]),
    ...headersWrong(sent, response.headers ?? {}),
  ];
  return wrong.map((line) => `${at}: ${line}`);
}

function headersWrong(
  sent: Readonly<Record<string, string>>,
  documented: Readonly<Record<string, ApiHeader>>,
): string[] {
  const missing = Object.entries(documented).flatMap(([name, {required}]) =>
    required && !(name in sent) ? [`the header ${name} is missing`] : [],
  );
  const wrong = Object.entries(sent).flatMap(([name, value]) => {
    const schema = documented[name]?.schema;
    if (!schema) return [`the header ${name} is not documented`];
    const read = schema.type === 'integer' ? Number(value) : value;
    return problemsOf(schema, read).map((line) => `the header ${name}: ${line}`);
  });
  return [...missing, ...wrong];
}
