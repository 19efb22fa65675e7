import {cursorRefused, pageOf, type Paging} from '../pages';
import type {Operation} from '../types';

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
