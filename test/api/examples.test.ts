import path from 'node:path';

import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import type {ApiDocument, Content} from '../../plugins/lib/api-contract/types';
import {SAMPLE_SECRET} from '../../src/features/sandbox/webhooks/playground';
import {verify} from '../../src/domain/webhookSignature';
import {problemsOf} from './schemas';
import {operationsOf} from './sandboxCalls';

const root = path.join(__dirname, '../..');
let document: ApiDocument;
beforeAll(async () => {
  ({document} = await readDocument(root));
});

/** [operation, status or "request", example, what's wrong], for every example that isn't valid. */
function wrongIn(at: string, content: Content | undefined): string[] {
  return Object.values(content ?? {}).flatMap(({schema, examples}) =>
    Object.entries(examples).flatMap(([name, {value}]) =>
      problemsOf(schema, value).map((problem) => `${at}, example "${name}": ${problem}`),
    ),
  );
}

test('every example of a request, an answer and an error fits its schema', () => {
  const wrong = operationsOf(document).flatMap(
    ({operation: {operationId, requestBody, responses}}) => [
      ...wrongIn(`${operationId} request`, requestBody?.content),
      ...Object.entries(responses).flatMap(([status, {content}]) =>
        wrongIn(`${operationId} ${status}`, content),
      ),
    ],
  );
  expect(wrong).toEqual([]);
});

test('every example of a webhook fits its schema', () => {
  const wrong = Object.entries(document.webhooks).flatMap(([name, {post}]) =>
    wrongIn(name, post?.requestBody?.content),
  );
  expect(wrong).toEqual([]);
});

test('every example of a field and a parameter fits its schema', () => {
  const {schemas, headers, parameters} = document.components;
  const own = [
    ...Object.entries(schemas),
    ...Object.entries(headers).map(([name, {schema}]) => [name, schema] as const),
  ].flatMap(([name, schema]) =>
    (schema.examples ?? []).flatMap((value) =>
      problemsOf(schema, value).map((problem) => `${name}: ${problem}`),
    ),
  );
  const ofParameters = [
    ...Object.values(parameters),
    ...operationsOf(document).flatMap(({operation}) => operation.parameters ?? []),
  ].flatMap(({name, schema, example}) =>
    example === undefined ? [] : problemsOf(schema, example).map((line) => `${name}: ${line}`),
  );
  expect([...own, ...ofParameters]).toEqual([]);
});

test('every request, answer and error has a named example with a summary', () => {
  const contents = operationsOf(document).flatMap(({operation: {operationId, ...operation}}) => [
    [`${operationId} request`, operation.requestBody?.content] as const,
    ...Object.entries(operation.responses).map(
      ([status, {content}]) => [`${operationId} ${status}`, content] as const,
    ),
  ]);
  const without = contents.flatMap(([at, content]) =>
    Object.values(content ?? {}).some(
      ({examples}) =>
        Object.keys(examples).length === 0 || Object.values(examples).some(({summary}) => !summary),
    )
      ? [at]
      : [],
  );
  expect(contents.length).toBeGreaterThan(40);
  expect(without).toEqual([]);
});

test("an example that doesn't fit is named with its operation, its status and its name", () => {
  const {schemas} = document.components;
  const content = {
    'application/json': {
      schema: schemas.Lead!,
      examples: {tooHot: {summary: 'x', value: {id: 'lead_8f3a2c', score: 101, colour: 'red'}}},
    },
  };
  const wrong = wrongIn('searchLeads 200', content).join('\n');
  expect(wrong).toMatch(/^searchLeads 200, example "tooHot": \/score must be <= 100/m);
  expect(wrong).toMatch(/required property 'company'/);
  expect(wrong).toMatch(/colour/);
});

test('the example of a signature is the one of the first example of an event', async () => {
  const {schema, example} = document.components.parameters.WebhookSignature!;
  const [event] = Object.values(
    document.webhooks['lead.hot']!.post!.requestBody!.content['application/json']!.examples,
  );
  const body = JSON.stringify(event!.value);
  const now = Date.parse((event!.value as {created_at: string}).created_at) / 1000;
  expect(problemsOf(schema, example)).toEqual([]);
  const received = {header: String(example), body, secret: SAMPLE_SECRET, now};
  expect(await verify(received)).toEqual({isValid: true});
});
