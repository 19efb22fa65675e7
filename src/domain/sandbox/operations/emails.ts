import {unknownResource} from '../responses';
import {contactOf, withStanding, type Contact, type Email, type SandboxState} from '../state';
import {futureErrors, parseTimestamp, timestampOf} from '../time';
import type {Done, Operation, Refusal, SandboxEnv} from '../types';
import {usageOf} from '../usage';

interface EmailSend {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly campaign_id: string | null;
  readonly send_at: string | null;
}

/** POST /v1/emails/send */
export const sendEmail: Operation<EmailSend> = {
  check: ({to, campaign_id = null, send_at}, {contacts, leads, campaigns}, {now}) => [
    ...(to === undefined || [...contacts, ...leads].some(({id}) => id === to)
      ? []
      : [unknownResource('/to', 'contact or lead', to)]),
    ...(campaign_id === null || campaigns.some(({id}) => id === campaign_id)
      ? []
      : [unknownResource('/campaign_id', 'campaign', campaign_id)]),
    ...futureErrors('/send_at', send_at, now),
  ],
  run,
};

function run(
  {to, subject, campaign_id, send_at}: EmailSend,
  state: SandboxState,
  env: SandboxEnv,
): (Done & {readonly state: SandboxState}) | Refusal {
  const recipient = recipientOf(to, state, () => ({
    id: `cont_${env.newId().slice(0, 6)}`,
    createdAt: timestampOf(env.now),
  }));
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
}

/** The contact with this id, or the contact that a lead becomes with this email. */
function recipientOf(
  to: string,
  {contacts, leads, suppressions}: SandboxState,
  fresh: () => {id: string; createdAt: string},
): Contact {
  const lead = leads.find(({id}) => id === to);
  // The lead may have been imported, too.
  const contact = contacts.find(({id, email}) => id === to || email === lead?.email);
  if (contact || !lead) return contact!;
  const {id, createdAt} = fresh();
  return withStanding([contactOf(lead, id, createdAt)], suppressions)[0]!;
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
