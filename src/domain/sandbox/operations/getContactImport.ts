import {missing} from '../responses';
import type {Operation} from '../types';
import {usageOf} from '../usage';
import {shownImport} from './importContacts';

/** GET /v1/contacts/imports/{import_id} */
export const getContactImport: Operation<object> = {
  run(_query, state, {path: {import_id = ''}, now}) {
    const job = state.imports.find(({id}) => id === import_id);
    return job
      ? {status: 200, data: {import: shownImport(job), usage: usageOf(state, now)}}
      : missing('import', import_id);
  },
};
