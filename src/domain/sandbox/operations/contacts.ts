import {cursorRefused, pageOf, type Paging} from '../pages';
import {missing} from '../responses';
import type {ContactImport, ImportRow, PendingRow} from '../state';
import {isEmail, timestampOf} from '../time';
import type {Operation} from '../types';
import {usageOf} from '../usage';

interface ContactFilters {
  readonly status?: string;
  readonly company?: string;
  readonly email?: string;
  readonly min_score?: number;
}

/** GET /v1/contacts */
export const listContacts: Operation<Paging & ContactFilters> = {
  run({status, min_score = 0, limit, cursor, ...filters}, state) {
    const company = filters.company?.toLowerCase();
    const email = filters.email?.toLowerCase();
    const page = pageOf(
      state.contacts.filter(
        (contact) =>
          (status ?? contact.status) === contact.status &&
          (company ?? contact.company?.toLowerCase()) === contact.company?.toLowerCase() &&
          (email ?? contact.email) === contact.email &&
          contact.score >= min_score,
      ),
      {limit, cursor, of: ['contacts', status, company, email, min_score]},
    );
    if (!page) return cursorRefused({parameter: 'cursor'});
    const {items: contacts, ...counts} = page;
    return {status: 200, data: {contacts, ...counts}};
  },
};

interface ContactImportCreate {
  readonly contacts: readonly ImportRow[];
  readonly on_duplicate: string;
}

/** POST /v1/contacts */
export const importContacts: Operation<ContactImportCreate> = {
  run({contacts, on_duplicate}, state, {now, newId}) {
    const job: ContactImport = {
      id: `imp_${newId().slice(0, 6)}`,
      status: 'queued',
      on_duplicate,
      total: contacts.length,
      created: 0,
      updated: 0,
      skipped: 0,
      failed: 0,
      errors: [],
      created_at: timestampOf(now),
      completed_at: null,
      rows: pendingRows(contacts),
    };
    return {
      status: 202,
      data: {import: shownImport(job), usage: usageOf(state, now)},
      state: {...state, imports: [job, ...state.imports]},
    };
  },
};

/** An import as the API returns it. */
function shownImport({rows: _rows, ...shown}: ContactImport): Omit<ContactImport, 'rows'> {
  return shown;
}

function pendingRows(contacts: readonly ImportRow[]): PendingRow[] {
  const emails = contacts.map(({email}) => email.toLowerCase());
  const firstAt = new Map(emails.map((email, index) => [email, index] as const).reverse());
  return contacts.map((contact, index) => {
    const email = emails[index] ?? '';
    if (!isEmail(email)) return {index, contact, refusal: invalidEmail};
    return firstAt.get(email) === index
      ? {index, contact}
      : {index, contact, refusal: duplicateInList};
  });
}

const invalidEmail = {code: 'invalid_email', message: 'Must be an email address.'};
const duplicateInList = {
  code: 'duplicate_in_list',
  message: 'An earlier contact in the list has the same address.',
};

/** GET /v1/contacts/imports/{import_id} */
export const getContactImport: Operation<object> = {
  run(_query, state, {path: {import_id = ''}, now}) {
    const job = state.imports.find(({id}) => id === import_id);
    return job
      ? {status: 200, data: {import: shownImport(job), usage: usageOf(state, now)}}
      : missing('import', import_id);
  },
};
