import type {ApiHeader} from '../../plugins/lib/api-contract/types';
import {problemsOf} from './schemas';
import {operationNamed, operations} from './contract';
import type {Reply} from './sandboxCalls';

/**
 * Compares a response with the contract: its status, headers, content type, and body.
 *
 * @returns a line for each difference
 */
export function undocumentedIn(
  operationId: string,
  {status, headers, json}: Pick<Reply, 'status' | 'headers' | 'json'>,
): string[] {
  const at = `${operationId} ${status}`;
  const response = operationNamed(operationId).operation.responses[status];
  if (!response) return [`${at}: this status isn't documented`];

  const {'Content-Type': type = '', ...sent} = headers;
  const content = response.content?.[type];
  const problems = [
    ...(content ? problemsOf(content.schema, json) : [`the content type ${type} isn't documented`]),
    ...headerProblems(sent, response.headers ?? {}),
    ...placeProblems(json),
  ];
  return problems.map((line) => `${at}: ${line}`);
}

/**
 * Returns a line for each item of `errors` without exactly one place. The contract says so only in words, because a `oneOf` would
 * break generated clients.
 */
export function placeProblems(json: unknown): string[] {
  const {errors = []} = Object(json) as {readonly errors?: readonly object[]};
  return errors
    .filter((error) => ['pointer', 'parameter', 'header'].filter((at) => at in error).length !== 1)
    .map((error) => `exactly one of pointer, parameter, or header: ${JSON.stringify(error)}`);
}

function headerProblems(
  sent: Readonly<Record<string, string>>,
  documented: Readonly<Record<string, ApiHeader>>,
): string[] {
  const missing = Object.entries(documented).flatMap(([name, {required}]) =>
    required && !(name in sent) ? [`the header ${name} is missing`] : [],
  );
  const wrong = Object.entries(sent).flatMap(([name, value]) => {
    const schema = documented[name]?.schema;
    if (!schema) return [`the header ${name} isn't documented`];
    const read = schema.type === 'integer' ? Number(value) : value;
    return problemsOf(schema, read).map((line) => `the header ${name}: ${line}`);
  });
  return [...missing, ...wrong];
}

/** Checks responses against the contract, and remembers which of its statuses they had. */
export function checker(): {
  readonly check: (operationId: string, reply: Reply, status: number) => Reply;
  /** The documented statuses that no response had yet, such as `searchLeads 200`. */
  readonly unreached: () => string[];
} {
  const reached = new Set<string>();
  return {
    check(operationId, reply, status) {
      reached.add(`${operationId} ${reply.status}`);
      expect([reply.status, reply.json]).toEqual([status, expect.anything()]);
      expect(undocumentedIn(operationId, reply)).toEqual([]);
      return reply;
    },
    unreached: () =>
      operations
        .flatMap(({operation: {operationId, responses}}) =>
          Object.keys(responses).map((status) => `${operationId} ${status}`),
        )
        .filter((each) => !reached.has(each)),
  };
}
