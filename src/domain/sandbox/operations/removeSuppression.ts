import {missing} from '../responses';
import {withStanding} from '../state';
import type {Operation} from '../types';
import {isRemovable} from './listSuppressions';

/** DELETE /v1/suppressions/{email} */
export const removeSuppression: Operation<object> = {
  run(_query, state, {path}) {
    const {email = ''} = path;
    const found = state.suppressions.find((each) => each.email === email.toLowerCase());
    if (!found) return missing('suppression', email);
    if (!isRemovable(found)) {
      const did = found.reason === 'complaint' ? 'complained' : 'opted out';
      return {
        problem: 'suppression-permanent',
        detail: `${found.email} ${did}. Only the recipient can lift this suppression.`,
      };
    }
    const suppressions = state.suppressions.filter((each) => each !== found);
    return {
      status: 200,
      data: {email: found.email},
      state: {...state, suppressions, contacts: withStanding(state.contacts, suppressions)},
    };
  },
};
