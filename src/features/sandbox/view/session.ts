import {
  RESPONSE_DELAY_MS,
  consoleReducer,
  startConsole,
  type ConsoleEvent,
  type ConsoleState,
} from '../console/consoleMachine';
import type {ConsoleOperation} from '../console/types';
import type {Handled} from '@site/src/domain/sandbox/handle';
import {demoKeys} from '@site/src/domain/sandbox/keys';
import type {SandboxState} from '@site/src/domain/sandbox/state';
import type {SandboxRequest} from '@site/src/domain/sandbox/types';

export interface SessionEnv {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly handle: (account: SandboxState, request: SandboxRequest) => Handled;
  /** Creates the account as it is before the first request. */
  readonly newAccount: () => SandboxState;
  /** Calls back once, later. Returns a function that cancels it. */
  readonly after: (ms: number, then: () => void) => () => void;
}

export interface Session {
  readonly read: () => ConsoleState;
  readonly dispatch: (event: ConsoleEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Creates the account as it was before the first request. */
  readonly newAccount: () => SandboxState;
}

/** Creates a session. All endpoints share its account, so that one can list what another creates. */
export function createSession(operation: ConsoleOperation, env: SessionEnv): Session {
  const listeners = new Set<() => void>();
  let state = startConsole(operation, {account: env.newAccount(), key: demoKeys.ultimate});
  let cancel = () => {};

  function dispatch(event: ConsoleEvent): void {
    const before = state;
    state = consoleReducer(state, event);
    if (state === before) return;
    if (before.step === 'waiting' && state.step !== 'waiting') cancel();
    if (before.step !== 'waiting' && state.step === 'waiting') {
      cancel = env.after(RESPONSE_DELAY_MS, () => {
        if (state.step !== 'waiting') return;
        const handled = env.handle(state.account, state.request);
        dispatch({type: 'respond', now: env.now(), handled});
      });
    }
    listeners.forEach((listener) => listener());
  }

  return {
    read: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    newAccount: env.newAccount,
  };
}
