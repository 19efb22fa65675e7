import {limits} from '../../../data/limits';
import {HOUR_MS} from '../../../lib/dates';
import {account} from '../account';
import {timestampOf} from '../time';
import type {Operation} from '../types';
import {usageOf} from '../usage';

/** GET /v1/account */
export const getAccount: Operation<object> = {
  run(_query, state, {access, now}) {
    const {hourFrom, inHour} = state.calls;
    const limit = limits.requestsPerHour;
    const {isToken, name, scopes} = access;
    return {
      status: 200,
      data: {
        account,
        credential: {type: isToken ? 'oauth_token' : 'api_key', name, scopes},
        usage: usageOf(state, now),
        requests: {
          limit,
          used: inHour,
          remaining: limit - inHour,
          resets_at: timestampOf(hourFrom + HOUR_MS),
        },
      },
    };
  },
};
