import type {ApiDocument} from '../../plugins/lib/api-contract/types';
import {decodeRequest, encodeRequest} from '../../src/features/sandbox/console/link';
import {consoleOperation} from '../../src/features/sandbox/console/operation';
import {requestOf} from '../../src/features/sandbox/console/request';
import type {ConsoleOperation} from '../../src/features/sandbox/console/types';
import {keyOptions} from '../../src/features/sandbox/console/keyOptions';
import type {SandboxRequest} from '../../src/domain/sandbox/types';
import {operationsOf, readContract, respond, startState} from './sandboxCalls';

/** The console's form is built from the contract. These tests build all of them. */
let document: ApiDocument;
let consoles: ConsoleOperation[];
beforeAll(async () => {
  document = await readContract();
  consoles = operationsOf(document).map(consoleOperation);
});

test('every parameter and body field has a control', () => {
  const shown = consoles.map(({operationId, fields}) => [
    operationId,
    ...fields.map(({id, control}) => `${id} ${control.kind}`),
  ]);
  expect(shown).toHaveLength(operationsOf(document).length);
  expect(shown.find(([id]) => id === 'createCampaign')).toEqual([
    'createCampaign',
    'method select',
    'header.Content-Type select',
    'header.Idempotency-Key text',
    'body.name text',
    'body.goal select',
    'body.lead_ids list',
    'body.steps json',
    'body.daily_limit number',
    'body.starts_at text',
  ]);
  expect(shown.find(([id]) => id === 'searchLeads')).toContain('body.intent_signals list');
});

test('only lists of objects are edited as JSON', () => {
  const deep = consoles.flatMap(({fields}) =>
    fields.filter(({control}) => control.kind === 'json'),
  );
  expect(deep.map(({id}) => id)).toEqual(['body.steps', 'body.contacts']);
});

test('every example is sent unchanged, succeeds, and can be linked', () => {
  let sent = 0;
  for (const operation of consoles) {
    const {operation: documented} = operationsOf(document).find(
      (call) => call.operation.operationId === operation.operationId,
    )!;
    const [content] = Object.values(documented.requestBody?.content ?? {});
    const [key] = keyOptions(operation, startState());
    for (const {name, values} of operation.examples) {
      const {request} = requestOf(operation, values, key!.value);
      expect(bodyOf(request!)).toEqual(content?.examples[name]?.value);
      const {response} = respond(request!);
      expect([operation.operationId, name, Math.floor(response.status / 100)]).toEqual([
        operation.operationId,
        name,
        2,
      ]);
      const link = encodeRequest(operation.fields, values);
      expect(decodeRequest(operation.fields, link ?? '')).toEqual(values);
      sent += 1;
    }
  }
  expect(sent).toBeGreaterThan(25);
});

function bodyOf({headers, body}: SandboxRequest): unknown {
  if (body === undefined) return undefined;
  return headers['Content-Type'] === 'application/json'
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
}
