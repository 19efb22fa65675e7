import {pageOf} from '../pages';
import {CURSOR_EXPECTED, invalid, limitOf, number, paging, readQuery, shaped, word} from '../query';
import {isRefusal} from '../types';
import {words} from '../words';
import type {Read} from './types';

const parameters = {
  ...paging,
  status: word(words.contactStatus),
  company: shaped(/^.{1,80}$/u, 'Write 1 to 80 characters.'),
  email: shaped(/^(?=.{3,254}$)[^\s@]+@[^\s@]+$/, 'Write an email address.'),
  min_score: number(0, 100),
};

/** GET /v1/contacts */
export const listContacts: Read = (state, query) => {
  const read = readQuery(query, parameters);
  if (isRefusal(read)) return read;
  const {status, cursor, min_score = 0} = read.values;
  const company = read.values.company?.toLowerCase();
  const email = read.values.email?.toLowerCase();
  const page = pageOf(
    state.contacts.filter(
      (contact) =>
        (status ?? contact.status) === contact.status &&
        (company ?? contact.company?.toLowerCase()) === contact.company?.toLowerCase() &&
        (email ?? contact.email) === contact.email &&
        contact.score >= min_score,
    ),
    {limit: limitOf(read.values), cursor, of: ['contacts', status, company, email, min_score]},
  );
  if (!page) return invalid([{parameter: 'cursor', message: CURSOR_EXPECTED}]);
  const {items: contacts, ...counts} = page;
  return {status: 200, data: {contacts, ...counts}};
};
