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
const answer = {type: 'respond', now: NOW + 350, handled} as const;
const edit = (id: string, value: string): ConsoleEvent => ({type: 'edit', id, value});

/** The call in view. */
const callIn = (state: ConsoleState) => (state.step === 'waiting' ? null : state.call);

const waiting = after(start, send);
const answered = after(waiting, answer);

test('it begins with the first example, or with the values of a link', () => {
  expect(start).toMatchObject({step: 'editing', call: null, values: create.examples[0].values});
  const values = {'body.name': 'linked'};
  expect(startConsole(create, {account, key: '', values}).values).toBe(values);
});

test('a call waits, then is answered, and changes the account', () => {
  expect(waiting).toMatchObject({step: 'waiting', request: {method: 'POST'}, account});
  expect(answered.step).toBe('answered');
  expect(callIn(answered)).toMatchObject({
    number: 1,
    operationId: 'createCampaign',
    sentAt: NOW,
    durationMs: 350,
    response: {status: 201, headers: {'Request-Id': 'req_9f17c2e05a3d'}},
  });
  expect(answered.account).toBe(changed);
  expect(answered.history).toEqual([callIn(answered)]);
});

test('nothing is sent twice, and nothing is answered that was not sent', () => {
  expect(after(waiting, send)).toBe(waiting);
  expect(after(start, answer)).toBe(start);
  expect(after(answered, answer)).toBe(answered);
});

test('a clock that went back gives no time below zero', () => {
  expect(callIn(after(waiting, {...answer, now: NOW - 5}))?.durationMs).toBe(0);
});

test('what is typed while a call is under way is not part of it', () => {
  const state = after(waiting, edit('body.name', 'later'), answer);
  expect(state.values['body.name']).toBe('later');
  expect(callIn(state)?.values).toEqual(start.values);
});

test('a change after an answer keeps the answer in view', () => {
  const state = after(answered, edit('body.name', 'B'));
  expect(state).toMatchObject({step: 'editing', values: {'body.name': 'B'}});
  expect(callIn(state)).toBe(callIn(answered));
});

test('JSON that cannot be read keeps the call back until it is changed', () => {
  const kept = after(start, edit('body.steps', '['), send);
  expect(kept.step).toBe('editing');
  expect(Object.keys(kept.problems)).toEqual(['body.steps']);
  expect(after(kept, edit('body.name', 'B')).problems).toEqual(kept.problems);
  expect(after(kept, edit('body.steps', '[]')).problems).toEqual({});
  expect(after(kept, edit('body.steps', '[]'), send).step).toBe('waiting');
});

test('a field that does not exist is not edited', () => {
  expect(after(start, edit('body.colour', 'red'))).toBe(start);
});

test('an example fills the form, another key goes with the next call', () => {
  const {values} = create.examples[1]!;
  const state = after(start, {type: 'fill', values}, {type: 'key', key: 'other'}, send);
  expect(state).toMatchObject({values, request: {headers: {Authorization: 'Bearer other'}}});
});

test('another operation works on the same account, and keeps the history', () => {
  const opened = after(answered, {type: 'open', operation: contacts});
  expect(opened).toMatchObject({step: 'editing', call: null, values: contacts.examples[0].values});
  const listed = after(opened, edit('query.limit', '2'), send, answer);
  expect(listed.history.map(({number, operationId}) => `${number} ${operationId}`)).toEqual([
    '2 listContacts',
    '1 createCampaign',
  ]);
  expect(listed.account.campaigns).toBe(answered.account.campaigns);
  const linked = {'query.limit': '3'};
  expect(after(start, {type: 'open', operation: contacts, values: linked}).values).toBe(linked);
});

test('what is open stays as it was left, with its answer', () => {
  const typed = after(answered, edit('body.name', 'B'));
  expect(after(typed, {type: 'open', operation: create})).toBe(typed);
  expect(after(waiting, {type: 'open', operation: create})).toBe(waiting);
});

test('a link opens its values once, and again when it is another one', () => {
  const values = {'body.name': 'linked'};
  const linked: ConsoleEvent = {type: 'open', operation: create, link: 'a', values};
  const typed = after(start, linked, edit('body.name', 'B'));
  expect(after(start, linked).values).toBe(values);
  expect(after(typed, linked)).toBe(typed);
  expect(after(typed, {type: 'open', operation: create, link: null})).toBe(typed);
  expect(after(typed, {...linked, link: 'b'}).values).toBe(values);
});

test('an operation whose call is shown in the console of another is not the one that was opened', () => {
  const opened = after(answered, {type: 'open', operation: contacts});
  const shown = after(opened, {type: 'show', number: 1, operation: create});
  expect(after(shown, {type: 'open', operation: contacts})).toBe(shown);
  expect(after(shown, {type: 'open', operation: create}).values).toBe(create.examples[0].values);
});

test('a call that is left before its answer was never made', () => {
  const left = after(waiting, {type: 'open', operation: contacts}, answer);
  expect(left).toMatchObject({step: 'editing', history: [], account});
});

test('an earlier call is shown with its values, of its own operation only', () => {
  const later = after(answered, edit('body.name', 'B'), send, answer);
  const shown = after(later, {type: 'show', number: 1, operation: create});
  expect(shown).toMatchObject({step: 'answered', values: start.values});
  expect(callIn(shown)?.number).toBe(1);
  expect(shown.history).toBe(later.history);
  expect(shown.account).toBe(later.account);
  expect(after(later, {type: 'show', number: 9, operation: create})).toBe(later);
  expect(after(later, {type: 'show', number: 1, operation: contacts})).toBe(later);
});

test('the history has an end', () => {
  let state = start;
  for (let call = 0; call < LONGEST_HISTORY + 3; call += 1) {
    const now = NOW + call * 10_000;
    state = after(state, {type: 'send', now}, {...answer, now});
  }
  expect(state.history).toHaveLength(LONGEST_HISTORY);
  expect(state.history[0]?.number).toBe(LONGEST_HISTORY + 3);
});

test('a reset brings the account back and forgets the calls, not the form', () => {
  const typed = after(answered, edit('body.name', 'B'));
  const reset = after(typed, {type: 'reset', account});
  expect(reset).toMatchObject({step: 'editing', call: null, history: [], nextNumber: 1});
  expect(reset.account).toBe(account);
  expect(reset.values['body.name']).toBe('B');
});
