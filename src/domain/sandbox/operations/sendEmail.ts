import {invalid} from '../responses';
import {contactOf, type Contact, type Email, type SandboxState} from '../state';
import {futureErrors, parseTimestamp, timestampOf} from '../time';
import type {Done, FieldError, Operation, Refusal, SandboxEnv} from '../types';

interface EmailSend {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly campaign_id: string | null;
  readonly send_at: string | null;
}

/** POST /v1/emails/send */
export const sendEmail: Operation<EmailSend> = {
  check: ({send_at}, _state, {now}) => futureErrors('/send_at', send_at, now),
  run,
};

function run(
  {to, subject, campaign_id, send_at}: EmailSend,
  state: SandboxState,
  env: SandboxEnv,
): (Done & {readonly state: SandboxState}) | Refusal {
  const errors: FieldError[] = [];
  const recipient = recipientOf(to, state, () => ({
    id: `cont_${env.newId().slice(0, 6)}`,
    createdAt: timestampOf(env.now),
  }));
  if (!recipient) errors.push({pointer: '/to', message: `No such contact or lead: ${to}.`});
  if (campaign_id !== null && !state.campaigns.some(({id}) => id === campaign_id)) {
    errors.push({pointer: '/campaign_id', message: `No such campaign: ${campaign_id}.`});
  }
  if (!recipient || errors.length > 0) return invalid(errors);
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
  return {
    state: {
      ...state,
      emails: [...state.emails, email],
      contacts: isNew ? [recipient, ...state.contacts] : state.contacts,
    },
    status: 202,
    data: {email},
  };
}

/** The contact with this id, or the contact that a lead becomes with this email. */
function recipientOf(
  to: string,
  {contacts, leads}: SandboxState,
  fresh: () => {id: string; createdAt: string},
): Contact | undefined {
  const contact = contacts.find(({id, lead_id}) => id === to || lead_id === to);
  const lead = leads.find(({id}) => id === to);
  if (contact || !lead) return contact;
  const {id, createdAt} = fresh();
  return contactOf(lead, id, createdAt);
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
