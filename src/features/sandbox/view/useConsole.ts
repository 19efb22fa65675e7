import {useEffect, useMemo, useSyncExternalStore} from 'react';

import {consoleReducer, type ConsoleEvent, type ConsoleState} from '../console/consoleMachine';
import type {FieldValues} from '../console/types';
import {newSession} from './newSession';
import {operationNamed} from './operations';
import type {Session} from './session';

/** Of the page's lifetime: it goes along from endpoint to endpoint, and begins anew with a reload. */
let session: Session | null = null;

/**
 * The console on an endpoint's page. What was typed is still there when it is closed and opened again.
 *
 * @param link in the address; null without one
 * @param values of the link; the operation's first example without them
 */
export function useConsole(
  operationId: string,
  link: string | null,
  values: FieldValues | null,
): {
  readonly state: ConsoleState;
  readonly dispatch: (event: ConsoleEvent) => void;
  readonly send: () => void;
  /** The account as it was before the first call. */
  readonly reset: () => void;
} {
  const {read, dispatch, subscribe, newAccount} = (session ??= newSession(operationId));
  const opening = useMemo<ConsoleEvent>(
    () => ({type: 'open', operation: operationNamed(operationId), link, values}),
    [operationId, link, values],
  );
  const stored = useSyncExternalStore(subscribe, read, read);
  // The session hears of it only after this is drawn, which must not be with the form of the endpoint before.
  const state = consoleReducer(stored, opening);

  useEffect(() => {
    dispatch(opening);
  }, [dispatch, opening]);

  return {
    state,
    dispatch,
    send: () => dispatch({type: 'send', now: Date.now()}),
    reset: () => dispatch({type: 'reset', account: newAccount()}),
  };
}
