import type {Handled} from '@site/src/domain/sandbox/handle';
import type {SandboxState} from '@site/src/domain/sandbox/state';
import type {SandboxRequest, SandboxResponse} from '@site/src/domain/sandbox/types';
import {RAW_BODY, withRawBody, writeBody, type FieldProblems} from './body';
import {keyOptions, usableKey} from './keyOptions';
import {requestOf} from './request';
import type {ConsoleOperation, FieldValue, FieldValues} from './types';

/** Long enough for a response to look like one from a server. */
export const RESPONSE_DELAY_MS = 350;

/** The number of requests that a session stores. */
export const LONGEST_HISTORY = 20;

/** A request and its response. */
export interface Exchange {
  /** From 1, in the order of the requests. */
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
  /** The operation opened last. Differs from `operation` while an earlier request to another one is shown. */
  readonly opened: {readonly operationId: string; readonly link: string | null};
  readonly values: FieldValues;
  /** Without `Bearer`. */
  readonly key: string;
  readonly problems: FieldProblems;
  /** The state before a reset, until the next request. */
  readonly beforeReset: BeforeReset | null;
  /** The account behind the sandbox, changed by each request. */
  readonly account: SandboxState;
  /** Newest first. */
  readonly history: readonly Exchange[];
  /** The number of the next request. */
  readonly nextNumber: number;
}

type BeforeReset = Pick<Session, 'account' | 'history' | 'nextNumber'> & {
  readonly call: Exchange | null;
};

export type ConsoleState =
  /** `call`: an earlier response, which stays in view while its values are edited. */
  | (Session & {readonly step: 'editing'; readonly call: Exchange | null})
  | (Session & {
      readonly step: 'waiting';
      readonly request: SandboxRequest;
      /** Has the values as they were sent, because the form can change while the request runs. */
      readonly sent: Pick<Exchange, 'number' | 'operationId' | 'values' | 'sentAt'>;
    })
  | (Session & {readonly step: 'responded'; readonly call: Exchange});

export type ConsoleEvent =
  /**
   * Opens an operation with its first example or the values of a link. The account and the history stay. A running
   * request is canceled before it reaches the account. An operation that's already open stays as it is, unless the
   * link is another one.
   */
  | {
      readonly type: 'open';
      readonly operation: ConsoleOperation;
      /** As in the URL. */
      readonly link?: string | null;
      readonly values?: FieldValues | null;
    }
  | {readonly type: 'edit'; readonly id: string; readonly value: FieldValue}
  /** Edits the body as text, or in its fields again. */
  | {readonly type: 'raw'; readonly isRaw: boolean}
  /** Sets all values, as of an example. */
  | {readonly type: 'fill'; readonly values: FieldValues}
  | {readonly type: 'key'; readonly key: string}
  /** `now`: milliseconds since 1970. */
  | {readonly type: 'send'; readonly now: number}
  | {readonly type: 'respond'; readonly now: number; readonly handled: Handled}
  /** Shows an earlier request with its values and its response. */
  | {readonly type: 'show'; readonly number: number; readonly operation: ConsoleOperation}
  /** Restores the account and clears the history. The form stays. */
  | {readonly type: 'reset'; readonly account: SandboxState}
  /** Takes back a reset. */
  | {readonly type: 'undo'};

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
    beforeReset: null,
    account,
    history: [],
    nextNumber: 1,
  };
}

/** The console's reducer. Ignores events that a state doesn't expect. */
export function consoleReducer(state: ConsoleState, event: ConsoleEvent): ConsoleState {
  switch (event.type) {
    case 'open':
      return open(state, event);
    case 'edit':
      return edit(state, event.id, event.value);
    case 'raw':
      return changed(state, {values: inMode(state, state.values, event.isRaw), problems: {}});
    case 'fill':
      return changed(state, {
        values: inMode(state, event.values, isRaw(state.values)),
        problems: {},
      });
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
      return {...session(state), step: 'responded', operation, values, problems: {}, call};
    }
    case 'reset': {
      const {account, history, nextNumber} = state;
      const call = state.step === 'waiting' ? null : state.call;
      return editing(state, {
        account: event.account,
        history: [],
        nextNumber: 1,
        call: null,
        // A second reset in a row, as by a double click, has nothing more to clear.
        beforeReset: state.beforeReset ?? {account, history, nextNumber, call},
      });
    }
    case 'undo':
      return state.beforeReset ? editing(state, {...state.beforeReset, beforeReset: null}) : state;
  }
}

/** The key that the next request has. The chosen one stays chosen for operations that take it. */
export const keyOf = ({operation, account, key}: ConsoleState): string =>
  usableKey(keyOptions(operation, account), key);

/** Whether the body is edited as text. */
export const isRaw = (values: FieldValues): boolean => values[RAW_BODY] !== undefined;

/** The values with the body as text, or without. */
function inMode({operation}: Session, values: FieldValues, isText: boolean): FieldValues {
  const {[RAW_BODY]: _text, ...fields} = values;
  return isText ? {...fields, [RAW_BODY]: writeBody(operation, fields).text} : fields;
}

/** The part that all states share, without a running request. */
function session(state: ConsoleState): Session {
  const {operation, opened, values, key, problems, beforeReset, account, history, nextNumber} =
    state;
  return {operation, opened, values, key, problems, beforeReset, account, history, nextNumber};
}

function editing(
  state: ConsoleState,
  change: Partial<Session> & {readonly call?: Exchange | null},
): ConsoleState {
  const call = state.step === 'waiting' ? null : state.call;
  return {...session(state), step: 'editing', call, ...change};
}

/** Changes the form. A running request continues. */
function changed(state: ConsoleState, change: Partial<Session>): ConsoleState {
  return state.step === 'waiting' ? {...state, ...change} : editing(state, change);
}

function open(
  state: ConsoleState,
  {operation, link = null, values}: Extract<ConsoleEvent, {type: 'open'}>,
): ConsoleState {
  const opened = {operationId: operation.operationId, link};
  // A URL loses its link when an anchor is followed, which isn't a reason to reset the form.
  const isSameLink = link === null || state.opened.link === link;
  if (state.opened.operationId === opened.operationId && isSameLink) return state;
  const first = values ?? operation.examples[0].values;
  // The response of another operation doesn't come back with an undo, either.
  const beforeReset = state.beforeReset && {...state.beforeReset, call: null};
  return editing(state, {operation, opened, values: first, problems: {}, beforeReset, call: null});
}

function edit(state: ConsoleState, id: string, value: FieldValue): ConsoleState {
  const {operation, values} = state;
  if (id === RAW_BODY && typeof value === 'string' && operation.bodyType) {
    return changed(state, {values: withRawBody(operation, values, value), problems: {}});
  }
  if (!operation.fields.some((field) => field.id === id)) return state;
  const {[id]: _solved, ...problems} = state.problems;
  return changed(state, {values: {...values, [id]: value}, problems});
}

function send(state: ConsoleState, now: number): ConsoleState {
  if (state.step === 'waiting') return state;
  const {operation, values, nextNumber} = state;
  const made = requestOf(operation, values, keyOf(state));
  // The last response would look like the one to this request.
  if (!made.request) return editing(state, {problems: made.problems, call: null});
  return {
    ...session(state),
    step: 'waiting',
    problems: {},
    beforeReset: null,
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
    step: 'responded',
    account,
    history: [call, ...state.history].slice(0, LONGEST_HISTORY),
    call,
  };
}
