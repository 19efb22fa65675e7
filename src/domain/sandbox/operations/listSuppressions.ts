import {cursorRefused, pageOf, type Paging} from '../pages';
import {hexOf} from '../seed/hash';
import type {Suppression} from '../state';
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
export const isRemovable = ({reason}: Pick<Suppression, 'reason'>): boolean =>
  reason !== 'opt_out' && reason !== 'complaint';
