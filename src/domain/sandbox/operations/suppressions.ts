import {cursorRefused, pageOf, type Paging} from '../pages';
import {missing} from '../responses';
import {hexOf} from '../seed/hash';
import {withSuppressions, type Suppression} from '../state';
import {timestampOf} from '../time';
import type {Operation} from '../types';

interface SuppressionFilters {
  readonly reason?: string;
  readonly email?: string;
}

/** GET /v1/suppressions */
export const listSuppressions: Operation<Paging & SuppressionFilters> = {
  run({reason, limit, cursor, ...filters}, state) {
    const email = filters.email?.toLowerCase();
    const page = pageOf(
      state.suppressions
        .filter(
          (each) => (reason ?? each.reason) === each.reason && (email ?? each.email) === each.email,
        )
        // A cursor has room for an id, but not for every address.
        .map((each) => ({id: hexOf(each.email), ...each})),
      {limit, cursor, of: ['suppressions', reason, email]},
    );
    if (!page) return cursorRefused({parameter: 'cursor'});
    const {items, ...counts} = page;
    const suppressions = items.map(({id: _id, ...each}) => ({
      ...each,
      is_removable: isRemovable(each),
    }));
    return {status: 200, data: {suppressions, ...counts}};
  },
};

/** Only the recipient can lift an opt-out or a complaint. */
const isRemovable = ({reason}: Pick<Suppression, 'reason'>): boolean =>
  reason !== 'opt_out' && reason !== 'complaint';

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
      data: {added: added.length, existing: all.size - added.length},
      state: {...state, suppressions, contacts: withSuppressions(state.contacts, suppressions)},
    };
  },
};

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
      state: {...state, suppressions, contacts: withSuppressions(state.contacts, suppressions)},
    };
  },
};
