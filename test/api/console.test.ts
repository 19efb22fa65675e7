import type {SandboxState} from '../../src/domain/sandbox/state';
import type {SandboxRequest} from '../../src/domain/sandbox/types';
import type {ConsoleEvent} from '../../src/features/sandbox/console/consoleMachine';
import {keyOptions} from '../../src/features/sandbox/console/keyOptions';
import {decodeRequest, encodeRequest} from '../../src/features/sandbox/console/link';
import {consoleOperation} from '../../src/features/sandbox/console/operation';
import {requestOf} from '../../src/features/sandbox/console/request';
import {createSession} from '../../src/features/sandbox/view/session';
import {document, operationNamed, operations} from './contract';
import {NOW, respond, startState} from './sandboxCalls';

/** The console's form is built from the contract. These tests build all of them. */
describe('console', () => {
  const consoles = operations.map(consoleOperation);

  test('every parameter and body field has a control', () => {
    const shown = consoles.map(({operationId, fields}) => [
      operationId,
      ...fields.map(({id, control}) => `${id} ${control.kind}`),
    ]);
    expect(shown).toHaveLength(operations.length);
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
      const {operation: documented} = operationNamed(operation.operationId);
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
});

/** Every documented error can be produced in the console, with nothing but its controls. */
describe('errors in the console', () => {
  const consoleOf = (id: string) => consoleOperation(operationNamed(id));

  /** Opens a console, and returns the last response after the events, with the type of an error, and the account. */
  function sent(operationId: string, events: readonly ConsoleEvent[], newAccount = startState) {
    let run = () => {};
    const session = createSession(consoleOf(operationId), {
      now: () => NOW,
      newAccount,
      handle: (account, request) => respond(request, account),
      after(_ms, then) {
        run = then;
        return () => (run = () => {});
      },
    });
    for (const event of [...events, send]) {
      session.dispatch(event);
      if (event.type === 'send') run();
    }
    const state = session.read();
    if (state.step !== 'responded') throw new Error('Nothing was sent.');
    const {status, body} = state.call.response;
    const {type} = JSON.parse(body) as {type?: string};
    return {status, body, type: type?.split('#')[1], account: state.account};
  }

  const typeAfter = (...call: Parameters<typeof sent>) => sent(...call).type;

  const send: ConsoleEvent = {type: 'send', now: NOW};
  const edit = (id: string, value: string): ConsoleEvent => ({type: 'edit', id, value});
  const asText = (text: string): ConsoleEvent[] => [{type: 'raw', isRaw: true}, edit('body', text)];
  const suppressed = () => startState().contacts.find(({status}) => status === 'suppressed')!.id;

  /** By type of error: an operation, and what someone does in its console before sending. */
  const recipes: Readonly<Record<string, readonly [string, () => readonly ConsoleEvent[]]>> = {
    'malformed-request': ['createCampaign', () => asText('{"name": ')],
    'not-found': ['getAnalytics', () => [edit('query.campaign_id', 'camp_000000')]],
    'method-not-allowed': ['searchLeads', () => [edit('method', 'DELETE')]],
    'idempotency-key-reused': [
      'sendEmail',
      () => [edit('header.Idempotency-Key', 'k1'), send, edit('body.subject', 'Another subject')],
    ],
    'recipient-suppressed': ['sendEmail', () => [edit('body.to', suppressed())]],
    'campaign-state-conflict': ['startCampaign', () => [edit('path.campaign_id', 'camp_4b7d10')]],
    'suppression-permanent': [
      'removeSuppression',
      () => [edit('path.email', 'lena@neuronest.example')],
    ],
    'validation-failed': ['createCampaign', () => [edit('body.daily_limit', '0')]],
  };

  /** The keys of the console's menu, with the operation for which they're refused. */
  const fromKeys = () =>
    operations.flatMap(({operation: {operationId}}) =>
      keyOptions(consoleOf(operationId), startState()).map(({value}) => ({
        operationId,
        key: value,
      })),
    );

  test('every type of error in the contract can be produced', () => {
    const made = new Set(
      Object.entries(recipes).map(([type, [operationId, events]]) => {
        expect(typeAfter(operationId, events())).toBe(type);
        return type;
      }),
    );
    for (const {operationId, key} of fromKeys()) {
      made.add(typeAfter(operationId, [{type: 'key', key}]) ?? 'none');
    }
    const documented = Object.keys(document.components['x-problems']);
    expect(documented.length).toBeGreaterThan(11);
    expect(documented.filter((type) => !made.has(type))).toEqual([]);
  });

  test('a missing or another content type is malformed', () => {
    for (const type of ['', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect(typeAfter('searchLeads', [edit('header.Content-Type', type)])).toBe(
        'malformed-request',
      );
    }
  });

  test('every key’s label has the status that it gets', () => {
    let labels = 0;
    for (const {operation} of operations) {
      const {operationId} = operation;
      for (const {value, label} of keyOptions(consoleOf(operationId), startState())) {
        const {status} = sent(operationId, [{type: 'key', key: value}]);
        const result = status < 300 ? 'Works' : String(status);
        expect([operationId, label]).toEqual([operationId, expect.stringMatching(`^${result}:`)]);
        labels += 1;
      }
    }
    expect(labels).toBeGreaterThan(150);
  });

  test('a token from createToken can be chosen for other operations, until it’s revoked', () => {
    const tokens = (grants: SandboxState['grants']) =>
      keyOptions(consoleOf('getCampaign'), {grants}).map(({value}) => value);
    const {grants} = startState();
    expect(tokens(grants)).toContain('access_2f9c61d8e40b7a35');
    expect(tokens([])).not.toContain('access_2f9c61d8e40b7a35');

    const created = sent('createToken', []);
    const {access_token: key} = JSON.parse(created.body) as {access_token: string};
    expect(tokens(created.account.grants)).toContain(key);
    expect(tokens(grants)).not.toContain(key);
    const call = sent('getCampaign', [{type: 'key', key}], () => created.account);
    expect(call.status).toBe(200);
  });
});
