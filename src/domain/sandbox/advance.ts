import {hexOf} from './seed/hash';
import {
  contactOf,
  importedContact,
  withSuppressions,
  type Campaign,
  type Contact,
  type ContactImport,
  type PendingRow,
  type SandboxState,
} from './state';
import {timestampOf} from './time';

/** How long an import is queued, and how long it then takes at most. A short one takes a second for each contact. */
const QUEUE_MS = 1000;
const LONGEST_MS = 9000;

/** Does what happens without requests: writes the contacts of imports, and starts scheduled campaigns. */
export function advance(state: SandboxState, now: number): SandboxState {
  const isDue = ({status, starts_at}: Campaign) =>
    status === 'scheduled' && starts_at !== null && Date.parse(starts_at) <= now;
  const campaigns = state.campaigns.some(isDue)
    ? state.campaigns.map((each) => (isDue(each) ? {...each, status: 'running' as const} : each))
    : state.campaigns;
  const isRunning = ({completed_at, created_at}: ContactImport) =>
    completed_at === null && now >= Date.parse(created_at) + QUEUE_MS;
  // The newest import is the first of the list.
  return state.imports
    .filter(isRunning)
    .reduceRight((at, job) => progressed(at, job, now), {...state, campaigns});
}

/** The account after the contacts of an import that are due by now. */
function progressed(state: SandboxState, job: ContactImport, now: number): SandboxState {
  const start = Date.parse(job.created_at) + QUEUE_MS;
  const duration = Math.min(job.total * 1000, LONGEST_MS);
  const count = Math.min(job.total, Math.floor(((now - start) * job.total) / duration));
  const due = job.rows.filter(({index}) => index < count);
  const doneAt = (index: number) =>
    timestampOf(start + Math.ceil(((index + 1) * duration) / job.total));

  const byEmail = new Map(state.contacts.map((contact) => [contact.email, contact]));
  const added: Contact[] = [];
  let next: ContactImport = {...job, status: 'running', rows: job.rows.slice(due.length)};
  for (const row of due) {
    const email = row.contact.email.toLowerCase();
    const contact = byEmail.get(email);
    const kind = row.refusal
      ? 'failed'
      : !contact
        ? 'created'
        : job.on_duplicate === 'skip'
          ? 'skipped'
          : 'updated';
    next = {...next, [kind]: next[kind] + 1, errors: [...next.errors, ...errorsOf(row)]};
    if (kind === 'updated') byEmail.set(email, {...contact!, ...row.contact, email});
    if (kind === 'created') {
      const id = `cont_${hexOf(`${job.id} ${email}`)}`;
      const lead = state.leads.find((each) => each.email === email);
      added.unshift(
        lead
          ? {...contactOf(lead, id, doneAt(row.index)), ...row.contact, email}
          : importedContact({...row.contact, email, id}, doneAt(row.index)),
      );
    }
  }
  if (count === job.total) {
    next = {...next, status: 'completed', completed_at: doneAt(job.total - 1)};
  }
  return {
    ...state,
    imports: state.imports.map((each) => (each === job ? next : each)),
    contacts: withSuppressions([...added, ...byEmail.values()], state.suppressions),
  };
}

const errorsOf = ({index, contact: {email}, refusal}: PendingRow) =>
  refusal ? [{index, email, ...refusal}] : [];
