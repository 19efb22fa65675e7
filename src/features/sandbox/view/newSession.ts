import seed from '@generated/sandbox-seed/default/seed.json';

import {createState} from '../server/state';
import {operationNamed} from './operations';
import {createSession, type Session} from './session';

/** A session with the browser's clock and dice, whose account is the one of the demo. */
export const newSession = (operationId: string): Session =>
  createSession(operationNamed(operationId), {
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
  });
