import {sandboxOperations} from '../../plugins/sandbox-seed';
import {consoleOperation} from '../../src/features/sandbox/console/operation';
import type {ConsoleOperation} from '../../src/features/sandbox/console/types';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {createState} from '../../src/domain/sandbox/state';
import {createSession, type SessionEnv} from '../../src/features/sandbox/view/session';
import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {document} from './contract';
import {respond} from './sandboxCalls';

const operations = sandboxOperations(document).map(consoleOperation);

function operationNamed(id: string): ConsoleOperation {
  return operations.find(({operationId}) => operationId === id)!;
}

/** A stopped clock, and a callback that tests run themselves. */
function fakeEnv() {
  let due: (() => void) | null = null;
  const env: SessionEnv = {
    now: () => Date.parse('2026-11-21T09:00:00Z'),
    newAccount: () => createState(sandboxSeed(), Date.parse('2026-11-21T09:00:00Z')),
    handle: (account, request) => respond(request, account),
    after(_ms, then) {
      due = then;
      return () => (due = null);
    },
  };
  return {env, isDue: () => due !== null, run: () => due?.()};
}

function open(operationId: string) {
  const fake = fakeEnv();
  return {...fake, session: createSession(operationNamed(operationId), fake.env)};
}

test('a request gets one response later, and listeners are notified', () => {
  const {session, run, isDue, env} = open('searchLeads');
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  session.dispatch({type: 'send', now: env.now()});
  session.dispatch({type: 'send', now: env.now()});
  expect(session.read().step).toBe('waiting');
  expect(isDue()).toBe(true);
  run();
  expect(session.read()).toMatchObject({step: 'responded', call: {response: {status: 200}}});
  expect(session.read().history).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  session.dispatch({type: 'key', key: demoKeys.free});
  expect(listener).toHaveBeenCalledTimes(2);
});

test('opening another endpoint cancels a running request', () => {
  const {session, isDue, env} = open('searchLeads');
  session.dispatch({type: 'send', now: env.now()});
  session.dispatch({type: 'open', operation: operationNamed('listContacts')});
  expect(isDue()).toBe(false);
  expect(session.read()).toMatchObject({step: 'editing', history: []});
});

test('one endpoint lists what another creates, until a reset', () => {
  const {session, run, env} = open('createCampaign');
  const names = () => {
    session.dispatch({type: 'open', operation: operationNamed('listCampaigns')});
    session.dispatch({type: 'send', now: env.now()});
    run();
    const [call] = session.read().history;
    const {data} = JSON.parse(call!.response.body) as {data: {campaigns: {name: string}[]}};
    return data.campaigns.map(({name}) => name);
  };
  const before = names();
  session.dispatch({type: 'open', operation: operationNamed('createCampaign')});
  session.dispatch({type: 'send', now: env.now()});
  run();
  expect(session.read()).toMatchObject({call: {response: {status: 201}}});
  expect(names()).toHaveLength(before.length + 1);
  session.dispatch({type: 'reset', account: session.newAccount()});
  expect(names()).toEqual(before);
});
