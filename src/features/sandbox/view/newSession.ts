import seed from '@generated/sandbox-seed/default/seed.json';
import * as validators from '@generated/sandbox-seed/default/validators';
import webhooks from '@generated/sandbox-seed/default/webhooks.json';

import {handle} from '@site/src/domain/sandbox/handle';
import {createState} from '@site/src/domain/sandbox/state';
import {operationNamed} from './operations';
import {eventExamples} from '../webhooks/playground';
import {newId} from './currentSession';
import {createSession, type Session} from './session';

/** A session with the browser's clock and random numbers. */
export const newSession = (operationId: string): Session =>
  createSession(operationNamed(operationId), {
    now: () => Date.now(),
    newAccount: () => createState(seed, Date.now()),
    handle: (account, request) =>
      handle(account, request, {now: Date.now(), newId, validators, events}),
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });

const events = eventExamples(webhooks);
