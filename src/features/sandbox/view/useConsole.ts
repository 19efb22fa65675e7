import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';

import {dayOf} from '@site/src/lib/dates';
import {consoleReducer, type ConsoleEvent, type ConsoleState} from '../console/consoleMachine';
import type {FieldValues} from '../console/types';
import {openSession} from './currentSession';
import {newSession} from './newSession';
import {operationNamed} from './operations';

/**
 * The console on an endpoint's page. It keeps its values when it's closed and opened again.
 *
 * @param link of the URL; null without one
 * @param values of the link; the operation's first example without them
 */
export function useConsole(
  operationId: string,
  link: string | null,
  values: FieldValues | null,
): {
  readonly state: ConsoleState;
  readonly dispatch: (event: ConsoleEvent) => void;
  /** Returns the new state. */
  readonly send: () => ConsoleState;
  /** Restores the account as it was before the first request. */
  readonly reset: () => void;
} {
  const {read, dispatch, subscribe, newAccount} = openSession(() => newSession(operationId));
  const opening = useMemo<ConsoleEvent>(
    () => ({type: 'open', operation: operationNamed(operationId), link, values}),
    [operationId, link, values],
  );
  const stored = useSyncExternalStore(subscribe, read, read);
  // The session is updated in an effect; until then, don't render the previous endpoint's form.
  const state = consoleReducer(stored, opening);

  useEffect(() => {
    dispatch(opening);
  }, [dispatch, opening]);

  return {
    state,
    dispatch,
    send() {
      dispatch({type: 'send', now: Date.now()});
      return read();
    },
    reset: () => dispatch({type: 'reset', account: newAccount()}),
  };
}

/** The day when the page was opened, in UTC: `2026-11-16`. */
export function useToday(): string {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}
