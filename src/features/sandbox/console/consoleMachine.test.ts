import {sandboxSeed} from '@site/src/domain/sandbox/seed/sandboxSeed';
import {campaignCreation, contactList} from '@site/test/fixtures/consoleOperations';
import type {Handled} from '@site/src/domain/sandbox/handle';
import {demoKeys} from '@site/src/domain/sandbox/keys';
import {createState} from '@site/src/domain/sandbox/state';
import {
  consoleReducer,
  LONGEST_HISTORY,
  startConsole,
  type ConsoleEvent,
  type ConsoleState,
} from './consoleMachine';
import {consoleOperation} from './operation';

const NOW = Date.parse('2026-11-16T09:30:00Z');
const account = createState(sandboxSeed(), NOW);
const create = consoleOperation(campaignCreation);
const contacts = consoleOperation(contactList);
const start = startConsole(create, {account, key: demoKeys.ultimate});

const after = (state: ConsoleState, ...events: ConsoleEvent[]) =>
  events.reduce(consoleReducer, state);
const changed = {...account, campaigns: account.campaigns.slice(1)};
const handled: Handled = {
  state: changed,
  response: {status: 201, headers: {'Request-Id': 'req_9f17c2e05a3d'}, body: '{}'},
};
const send = {type: 'send', now: NOW} as const;
const response = {type: 'respond', now: NOW + 350, handled} as const;
const edit = (id: string, value: string): ConsoleEvent => ({type: 'edit', id, value});

/** The request in view. */
const callIn = (state: ConsoleState) => (state.step === 'waiting' ? null : state.call);

const waiting = after(start, send);
const responded = after(waiting, response);

test('starts with the first example, or with the values of a link', () => {
  expect(start).toMatchObject({step: 'editing', call: null, values: create.examples[0].values});
  const values = {'body.name': 'linked'};
  expect(startConsole(create, {account, key: '', values}).values).toBe(values);
});

test('send waits for the response, which changes the account', () => {
  expect(waiting).toMatchObject({step: 'waiting', request: {method: 'POST'}, account});
  expect(responded.step).toBe('responded');
  expect(callIn(responded)).toMatchObject({
    number: 1,
    operationId: 'createCampaign',
    sentAt: NOW,
    durationMs: 350,
    response: {status: 201, headers: {'Request-Id': 'req_9f17c2e05a3d'}},
  });
  expect(responded.account).toBe(changed);
  expect(responded.history).toEqual([callIn(responded)]);
});

test('ignores a second send, and a response without a request', () => {
  expect(after(waiting, send)).toBe(waiting);
  expect(after(start, response)).toBe(start);
  expect(after(responded, response)).toBe(responded);
});

test('the duration is never below zero, even if the clock goes back', () => {
  expect(callIn(after(waiting, {...response, now: NOW - 5}))?.durationMs).toBe(0);
});

test('edits during a request don’t change what was sent', () => {
  const state = after(waiting, edit('body.name', 'later'), response);
  expect(state.values['body.name']).toBe('later');
  expect(callIn(state)?.values).toEqual(start.values);
});

test('an edit keeps the last response in view', () => {
  const state = after(responded, edit('body.name', 'B'));
  expect(state).toMatchObject({step: 'editing', values: {'body.name': 'B'}});
  expect(callIn(state)).toBe(callIn(responded));
});

test('invalid JSON blocks sending until it’s edited', () => {
  const kept = after(start, edit('body.steps', '['), send);
  expect(kept.step).toBe('editing');
  expect(Object.keys(kept.problems)).toEqual(['body.steps']);
  expect(after(kept, edit('body.name', 'B')).problems).toEqual(kept.problems);
  expect(after(kept, edit('body.steps', '[]')).problems).toEqual({});
  expect(after(kept, edit('body.steps', '[]'), send).step).toBe('waiting');
});

test('a request that can’t be sent clears the last response', () => {
  const kept = after(responded, edit('body.steps', '['), send);
  expect(kept).toMatchObject({step: 'editing', call: null});
  expect(kept.problems).toHaveProperty(['body.steps']);
  expect(kept.history).toBe(responded.history);
});

test('the body can be edited as text, which the fields follow', () => {
  const text = after(start, {type: 'raw', isRaw: true});
  expect(JSON.parse(String(text.values.body))).toMatchObject({name: 'A'});
  const edited = after(text, edit('body', '{"name": "B"}'));
  expect(edited.values).toMatchObject({body: '{"name": "B"}', 'body.name': 'B', 'body.steps': ''});
  const back = after(edited, {type: 'raw', isRaw: false});
  expect(back.values).not.toHaveProperty('body');
  expect(back.values['body.name']).toBe('B');
  const broken = after(text, edit('body', '{'), send);
  expect(broken).toMatchObject({step: 'waiting', request: {body: '{'}});
});

test('an example fills the text too', () => {
  const {values} = create.examples[1]!;
  const filled = after(start, {type: 'raw', isRaw: true}, {type: 'fill', values});
  expect(JSON.parse(String(filled.values.body))).toMatchObject({name: 'B'});
});

test('an operation without a body has none to edit as text', () => {
  const list = startConsole(contacts, {account, key: ''});
  expect(after(list, edit('body', '{}'))).toBe(list);
});

test('ignores edits of unknown fields', () => {
  expect(after(start, edit('body.color', 'red'))).toBe(start);
});

test('an example fills the form, and a new key applies to the next request', () => {
  const {values} = create.examples[1]!;
  const state = after(start, {type: 'fill', values}, {type: 'key', key: demoKeys.free}, send);
  expect(state).toMatchObject({
    values,
    request: {headers: {Authorization: `Bearer ${demoKeys.free}`}},
  });
});

test('another operation shares the account and the history', () => {
  const opened = after(responded, {type: 'open', operation: contacts});
  expect(opened).toMatchObject({step: 'editing', call: null, values: contacts.examples[0].values});
  const listed = after(opened, edit('query.limit', '2'), send, response);
  expect(listed.history.map(({number, operationId}) => `${number} ${operationId}`)).toEqual([
    '2 listContacts',
    '1 createCampaign',
  ]);
  expect(listed.account.campaigns).toBe(responded.account.campaigns);
  const linked = {'query.limit': '3'};
  expect(after(start, {type: 'open', operation: contacts, values: linked}).values).toBe(linked);
});

test('opening the open operation changes nothing', () => {
  const typed = after(responded, edit('body.name', 'B'));
  expect(after(typed, {type: 'open', operation: create})).toBe(typed);
  expect(after(waiting, {type: 'open', operation: create})).toBe(waiting);
});

test('a link applies its values once', () => {
  const values = {'body.name': 'linked'};
  const linked: ConsoleEvent = {type: 'open', operation: create, link: 'a', values};
  const typed = after(start, linked, edit('body.name', 'B'));
  expect(after(start, linked).values).toBe(values);
  expect(after(typed, linked)).toBe(typed);
  expect(after(typed, {type: 'open', operation: create, link: null})).toBe(typed);
  expect(after(typed, {...linked, link: 'b'}).values).toBe(values);
});

test('showing an earlier request doesn’t change which operation is open', () => {
  const opened = after(responded, {type: 'open', operation: contacts});
  const shown = after(opened, {type: 'show', number: 1, operation: create});
  expect(after(shown, {type: 'open', operation: contacts})).toBe(shown);
  expect(after(shown, {type: 'open', operation: create}).values).toBe(create.examples[0].values);
});

test('opening another operation cancels a running request', () => {
  const left = after(waiting, {type: 'open', operation: contacts}, response);
  expect(left).toMatchObject({step: 'editing', history: [], account});
});

test('show restores an earlier request of the same operation', () => {
  const later = after(responded, edit('body.name', 'B'), send, response);
  const shown = after(later, {type: 'show', number: 1, operation: create});
  expect(shown).toMatchObject({step: 'responded', values: start.values});
  expect(callIn(shown)?.number).toBe(1);
  expect(shown.history).toBe(later.history);
  expect(shown.account).toBe(later.account);
  expect(after(later, {type: 'show', number: 9, operation: create})).toBe(later);
  expect(after(later, {type: 'show', number: 1, operation: contacts})).toBe(later);
});

test('limits the history', () => {
  let state = start;
  for (let call = 0; call < LONGEST_HISTORY + 3; call += 1) {
    const now = NOW + call * 10_000;
    state = after(state, {type: 'send', now}, {...response, now});
  }
  expect(state.history).toHaveLength(LONGEST_HISTORY);
  expect(state.history[0]?.number).toBe(LONGEST_HISTORY + 3);
});

test('reset restores the account, clears the history, and keeps the form', () => {
  const typed = after(responded, edit('body.name', 'B'));
  const reset = after(typed, {type: 'reset', account});
  expect(reset).toMatchObject({step: 'editing', call: null, history: [], nextNumber: 1});
  expect(reset.account).toBe(account);
  expect(reset.values['body.name']).toBe('B');
});

test('undo takes a reset back, until the next request', () => {
  const typed = after(responded, edit('body.name', 'B'));
  const reset = after(typed, {type: 'reset', account});
  expect(after(reset, {type: 'undo'})).toEqual(typed);
  expect(after(reset, {type: 'reset', account}, {type: 'undo'})).toEqual(typed);
  const sent = after(reset, send, response);
  expect(after(sent, {type: 'undo'})).toBe(sent);
  expect(after(start, {type: 'undo'})).toBe(start);
});

test('undo in another operation restores the history without the response in view', () => {
  const opened = after(responded, {type: 'reset', account}, {type: 'open', operation: contacts});
  const undone = after(opened, {type: 'undo'});
  expect(undone).toMatchObject({operation: contacts, call: null, history: responded.history});
});
