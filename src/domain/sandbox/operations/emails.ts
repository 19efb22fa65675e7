import {unknownResource} from '../responses';
import type {SeedLead} from '../seed/types';
import {contactOf, withSuppressions, type Contact, type Email, type SandboxState} from '../state';
import {futureErrors, parseTimestamp, timestampOf} from '../time';
import type {BodyError, Operation, SandboxEnv} from '../types';
import {usageOf} from '../usage';

interface EmailSend {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly campaign_id: string | null;
  readonly send_at: string | null;
}

/** How long a subject can be after its tokens are filled in. */
const LONGEST_SUBJECT = 500;

/** POST /v1/emails/send */
export const sendEmail: Operation<EmailSend> = {
  check: ({to, subject = '', campaign_id = null, send_at}, state, {now}) => {
    const person = to === undefined ? undefined : personOf(to, state);
    // An empty subject is an error of its own.
    const filled = person && subject !== '' ? fillTokens(subject, person) : null;
    const isWrong = filled !== null && (filled.trim() === '' || filled.length > LONGEST_SUBJECT);
    return [
      ...(to === undefined || person ? [] : [unknownResource('/to', 'contact or lead', to)]),
      ...(isWrong ? [wrongSubject] : []),
      ...(campaign_id === null || state.campaigns.some(({id}) => id === campaign_id)
        ? []
        : [unknownResource('/campaign_id', 'campaign', campaign_id)]),
      ...futureErrors('/send_at', send_at, now),
    ];
  },

  run({to, subject, campaign_id, send_at}, state, env) {
    const recipient = recipientOf(personOf(to, state)!, state, env);
    if (recipient.suppression) {
      const {reason, since} = recipient.suppression;
      return {
        problem: 'recipient-suppressed',
        detail: `${recipient.email} has been suppressed since ${since} (${reason}).`,
      };
    }

    const at = send_at ? parseTimestamp(send_at) : undefined;
    const email: Email = {
      id: `email_${env.newId().slice(0, 6)}`,
      to,
      contact_id: recipient.id,
      address: recipient.email,
      subject: fillTokens(subject, recipient),
      status: at === undefined ? 'queued' : 'scheduled',
      campaign_id,
      send_at: timestampOf(at ?? env.now),
      created_at: timestampOf(env.now),
    };
    const isNew = !state.contacts.some(({id}) => id === recipient.id);
    const next = {
      ...state,
      emails: [...state.emails, email],
      contacts: isNew ? [recipient, ...state.contacts] : state.contacts,
    };
    return {state: next, status: 202, data: {email, usage: usageOf(next, env.now)}};
  },
};

const wrongSubject: BodyError = {
  pointer: '/subject',
  code: 'invalid_length',
  message: `Must have 1 to ${LONGEST_SUBJECT} characters after its tokens are filled in.`,
};

/** The contact or lead with this id. A lead that's a contact, too, is the contact. */
function personOf(to: string, {contacts, leads}: SandboxState): Contact | SeedLead | undefined {
  const lead = leads.find(({id}) => id === to);
  return contacts.find(({id, email}) => id === to || email === lead?.email) ?? lead;
}

/** The contact, or the contact that a lead becomes with this email. */
function recipientOf(
  person: Contact | SeedLead,
  {suppressions}: SandboxState,
  {now, newId}: SandboxEnv,
): Contact {
  if ('lead_id' in person) return person;
  const contact = contactOf(person, `cont_${newId().slice(0, 6)}`, timestampOf(now));
  return withSuppressions([contact], suppressions)[0]!;
}

const TOKEN = /\{\{\s*(firstName|company|title)\s*(?:\|([^{}]*))?\}\}/g;

/** Fills in `{{firstName}}`, `{{company}}`, and `{{title}}`. The text after a pipe is the fallback for an empty field. */
export function fillTokens(
  text: string,
  {name, company, title}: Pick<Contact, 'name' | 'company' | 'title'>,
): string {
  const fields: Readonly<Record<string, string | null | undefined>> = {
    firstName: name?.split(' ')[0],
    company,
    title,
  };
  return text.replace(
    TOKEN,
    (_token, field: string, fallback = '') => fields[field] || String(fallback).trim(),
  );
}
