import seed from '@generated/sandbox-seed/default/seed.json';
import {useEffect, useSyncExternalStore} from 'react';

import type {ConsoleEvent, ConsoleState} from '../console/consoleMachine';
import type {FieldValues} from '../console/types';
import {createState} from '../server/state';
import {operationNamed} from './operations';
import {createSession, type Session} from './session';

/** Of the page's lifetime: it goes along from endpoint to endpoint, and begins anew with a reload. */
let session: Session | null = null;

function sessionOf(operationId: string): Session {
  return (session ??= createSession(operationNamed(operationId), {
    now: () => Date.now(),
    newAccount: () => createState(seed, Date.now()),
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  }));
}

/**
 * The console on an endpoint's page.
 *
 * @param values of a link; the operation's first example without them
 */
export function useConsole(
  operationId: string,
  values: FieldValues | null,
): {
  readonly state: ConsoleState;
  readonly dispatch: (event: ConsoleEvent) => void;
  readonly send: () => void;
  /** The account as it was before the first call. */
  readonly reset: () => void;
} {
  const {read, dispatch, subscribe, newAccount} = sessionOf(operationId);
  const state = useSyncExternalStore(subscribe, read, read);

  useEffect(() => {
    dispatch({type: 'open', operation: operationNamed(operationId), values});
  }, [dispatch, operationId, values]);

  return {
    state,
    dispatch,
    send: () => dispatch({type: 'send', now: Date.now()}),
    reset: () => dispatch({type: 'reset', account: newAccount()}),
  };
}
