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

/** A line for each schema error in the examples. */
function wrongIn(at: string, content: Content | undefined): string[] {
  return Object.values(content ?? {}).flatMap(({schema, examples}) =>
    Object.entries(examples).flatMap(([name, {value}]) =>
      problemsOf(schema, value).map((problem) => `${at}, example "${name}": ${problem}`),
    ),
  );
}

test('examples of requests, responses, and errors match their schemas', () => {
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

test('examples of webhooks match their schemas', () => {
  const wrong = Object.entries(document.webhooks).flatMap(([name, {post}]) =>
    wrongIn(name, post?.requestBody?.content),
  );
  expect(wrong).toEqual([]);
});

test('examples of fields and parameters match their schemas', () => {
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

test('requests, responses, and errors have examples with summaries', () => {
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

test('an example that doesn’t match is named with its operation and status', () => {
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

test('the example signature matches the first example of lead.hot', async () => {
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
