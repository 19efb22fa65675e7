import type {Handled} from '@site/src/domain/sandbox/handle';
import type {SandboxState} from '@site/src/domain/sandbox/state';
import type {SandboxRequest, SandboxResponse} from '@site/src/domain/sandbox/types';
import {requestOf, type FieldProblems} from './request';
import type {ConsoleOperation, FieldValue, FieldValues} from './types';

/** How long an answer takes in the sandbox: long enough to be seen as a call. */
export const RESPONSE_DELAY_MS = 350;

/** How many calls of a session are kept. */
export const LONGEST_HISTORY = 20;

/** A call that was answered. */
export interface Exchange {
  /** From 1, in the order of the calls. */
  readonly number: number;
  readonly operationId: string;
  readonly values: FieldValues;
  readonly request: SandboxRequest;
  readonly response: SandboxResponse;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly durationMs: number;
}

interface Session {
  readonly operation: ConsoleOperation;
  /** What was opened last. The operation in view is another one when one of its earlier calls is shown. */
  readonly opened: {readonly operationId: string; readonly link: string | null};
  readonly values: FieldValues;
  /** Without `Bearer`. */
  readonly key: string;
  readonly problems: FieldProblems;
  /** The account behind the sandbox, as the calls have left it. */
  readonly account: SandboxState;
  /** The newest first. */
  readonly history: readonly Exchange[];
  /** Of the next call. */
  readonly nextNumber: number;
}

export type ConsoleState =
  /** `call`: an earlier answer stays in view while its values are changed. */
  | (Session & {readonly step: 'editing'; readonly call: Exchange | null})
  | (Session & {
      readonly step: 'waiting';
      readonly request: SandboxRequest;
      /** Of the values as they were sent: the form may change while the call is under way. */
      readonly sent: Pick<Exchange, 'number' | 'operationId' | 'values' | 'sentAt'>;
    })
  | (Session & {readonly step: 'answered'; readonly call: Exchange});

export type ConsoleEvent =
  /**
   * Another operation, with its first example or the values of a link. The account and the history stay; a call
   * that is under way is given up before it reaches the account. What is open already stays as it was left, unless
   * another link leads to it.
   */
  | {
      readonly type: 'open';
      readonly operation: ConsoleOperation;
      /** As it stands in the address. */
      readonly link?: string | null;
      readonly values?: FieldValues | null;
    }
  | {readonly type: 'edit'; readonly id: string; readonly value: FieldValue}
  /** All values at once: of an example. */
  | {readonly type: 'fill'; readonly values: FieldValues}
  | {readonly type: 'key'; readonly key: string}
  /** `now`: milliseconds since 1970. */
  | {readonly type: 'send'; readonly now: number}
  | {readonly type: 'respond'; readonly now: number; readonly handled: Handled}
  /** An earlier call with the values that made it. */
  | {readonly type: 'show'; readonly number: number; readonly operation: ConsoleOperation}
  /** The account as it was, and no history. The form stays. */
  | {readonly type: 'reset'; readonly account: SandboxState};

export function startConsole(
  operation: ConsoleOperation,
  {account, key, values}: Pick<Session, 'account' | 'key'> & {readonly values?: FieldValues | null},
): ConsoleState {
  return {
    step: 'editing',
    call: null,
    operation,
    opened: {operationId: operation.operationId, link: null},
    values: values ?? operation.examples[0].values,
    key,
    problems: {},
    account,
    history: [],
    nextNumber: 1,
  };
}

/** The console. An event that has no meaning in a state changes nothing. */
export function consoleReducer(state: ConsoleState, event: ConsoleEvent): ConsoleState {
  switch (event.type) {
    case 'open':
      return open(state, event);
    case 'edit':
      return edit(state, event.id, event.value);
    case 'fill':
      return changed(state, {values: event.values, problems: {}});
    case 'key':
      return changed(state, {key: event.key});
    case 'send':
      return send(state, event.now);
    case 'respond':
      return respond(state, event);
    case 'show': {
      const call = state.history.find(({number}) => number === event.number);
      if (!call || call.operationId !== event.operation.operationId) return state;
      const {operation} = event;
      const {values} = call;
      return {...session(state), step: 'answered', operation, values, problems: {}, call};
    }
    case 'reset':
      return editing(state, {account: event.account, history: [], nextNumber: 1, call: null});
  }
}

/** What every state has. A call that is under way is left: it was never made. */
function session(state: ConsoleState): Session {
  const {operation, opened, values, key, problems, account, history, nextNumber} = state;
  return {operation, opened, values, key, problems, account, history, nextNumber};
}

function editing(
  state: ConsoleState,
  change: Partial<Session> & {readonly call?: Exchange | null},
): ConsoleState {
  const call = state.step === 'waiting' ? null : state.call;
  return {...session(state), step: 'editing', call, ...change};
}

/** A changed form. A call that is under way goes on. */
function changed(state: ConsoleState, change: Partial<Session>): ConsoleState {
  return state.step === 'waiting' ? {...state, ...change} : editing(state, change);
}

function open(
  state: ConsoleState,
  {operation, link = null, values}: Extract<ConsoleEvent, {type: 'open'}>,
): ConsoleState {
  const opened = {operationId: operation.operationId, link};
  // An address that lost its link, as by a press on an anchor, asks for nothing new.
  const isSameLink = link === null || state.opened.link === link;
  if (state.opened.operationId === opened.operationId && isSameLink) return state;
  const first = values ?? operation.examples[0].values;
  return editing(state, {operation, opened, values: first, problems: {}, call: null});
}

function edit(state: ConsoleState, id: string, value: FieldValue): ConsoleState {
  if (!state.operation.fields.some((field) => field.id === id)) return state;
  const {[id]: _solved, ...problems} = state.problems;
  return changed(state, {values: {...state.values, [id]: value}, problems});
}

function send(state: ConsoleState, now: number): ConsoleState {
  if (state.step === 'waiting') return state;
  const {operation, values, key, nextNumber} = state;
  const made = requestOf(operation, values, key);
  if (!made.request) return editing(state, {problems: made.problems});
  return {
    ...session(state),
    step: 'waiting',
    problems: {},
    request: made.request,
    sent: {number: nextNumber, operationId: operation.operationId, values, sentAt: now},
    nextNumber: nextNumber + 1,
  };
}

function respond(
  state: ConsoleState,
  {now, handled}: Extract<ConsoleEvent, {type: 'respond'}>,
): ConsoleState {
  if (state.step !== 'waiting') return state;
  const {sent, request} = state;
  const {state: account, response} = handled;
  const call: Exchange = {...sent, request, response, durationMs: Math.max(0, now - sent.sentAt)};
  return {
    ...session(state),
    step: 'answered',
    account,
    history: [call, ...state.history].slice(0, LONGEST_HISTORY),
    call,
  };
}
