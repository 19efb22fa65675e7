import {withStanding} from '../state';
import {timestampOf} from '../time';
import type {Operation} from '../types';

/** POST /v1/suppressions */
export const addSuppressions: Operation<{readonly emails: readonly string[]}> = {
  run({emails}, state, {now}) {
    const known = new Set(state.suppressions.map(({email}) => email));
    const all = new Set(emails.map((email) => email.toLowerCase()));
    const added = Array.from(all).filter((email) => !known.has(email));
    const since = timestampOf(now);
    const suppressions = [
      ...added.map((email) => ({email, reason: 'manual', code: null, since})),
      ...state.suppressions,
    ];
    return {
      status: 200,
      data: {added: added.length, existing: emails.length - added.length},
      state: {...state, suppressions, contacts: withStanding(state.contacts, suppressions)},
    };
  },
};
