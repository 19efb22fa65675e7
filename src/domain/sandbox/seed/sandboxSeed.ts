import {industries} from '../../../data/demo/industries';
import type {DemoLead} from '../../../data/demo/types';
import {radarLeads} from '../../../data/radarLeads';
import type {ScoreParts, SignalKind} from '../../../data/scoring';
import {intentOf, scoreOf} from '../../leadScore';
import {campaigns} from './campaigns';
import {furtherCompanies} from './companies';
import {hashOf, hexOf} from './hash';
import type {
  SandboxSeed,
  SeedContact,
  SeedContactImport,
  SeedImport,
  SeedLead,
  SeedSuppression,
  SeedWebhook,
} from './types';

/** The id of the API's example lead, which the docs use. */
const printedIds: Readonly<Record<string, string>> = {'sara@ledgerloom.example': '8f3a2c'};

/** By position in the list of contacts. */
const suppressions: Readonly<Record<number, SeedSuppression>> = {
  6: {reason: 'hard_bounce', code: '5.1.1', daysAgo: 3},
  13: {reason: 'complaint', code: null, daysAgo: 9},
  19: {reason: 'soft_bounce', code: '5.2.2', daysAgo: 12},
  27: {reason: 'hard_bounce', code: '5.1.1', daysAgo: 20},
  34: {reason: 'opt_out', code: null, daysAgo: 26},
  40: {reason: 'opt_out', code: null, daysAgo: 33},
};

/** The oldest contact. Imports need only an email address, so API clients have to expect contacts without a name. */
const imported: SeedImport = {
  id: 'cont_0d4e9b',
  email: 'mara.lind@oatbridge.example',
  addedDaysAgo: 60,
};

/** Its id and those of the webhook are in the contract's examples. */
const importOf = ({addedDaysAgo}: SeedImport): SeedContactImport => ({
  id: 'imp_5e83f1',
  status: 'completed',
  on_duplicate: 'update',
  total: 1,
  created: 1,
  updated: 0,
  skipped: 0,
  failed: 0,
  errors: [],
  addedDaysAgo,
});

const webhooks: readonly SeedWebhook[] = [
  {
    id: 'hook_8d41f6',
    url: 'https://app.acme.example/webhooks',
    events: ['lead.hot', 'email.bounced'],
    secret: 'whsec_demo',
    createdDaysAgo: 7,
  },
];

/**
 * The account of the sandbox: 60 leads (those of the demo and 42 more), 44 of which are already contacts, one
 * imported contact, and campaigns in every state.
 *
 * @throws when a line of companies.ts can't be read, or a part of a score is beyond its limit.
 */
export function sandboxSeed(): SandboxSeed {
  const demoLeads = industries.flatMap(({name, leads}) =>
    leads.map((lead) => fromDemo(lead, name)),
  );
  const leads = [...demoLeads, ...furtherCompanies.trim().split('\n').map(fromLine)].sort(
    (a, b) => b.score - a.score || (a.company < b.company ? -1 : 1),
  );
  return {
    leads,
    contacts: [...contactsOf(leads), imported],
    campaigns,
    imports: [importOf(imported)],
    webhooks,
  };
}

function fromDemo(lead: DemoLead, industry: string): SeedLead {
  const {name, title, company, email, location, employees} = lead;
  const [from = 1, to = from] = employees.replaceAll(',', '').split(' to ').map(Number);
  return {
    id: idOf(email),
    name,
    title,
    company,
    email,
    industry,
    // The demo has a range, the search compares a number: one of the range, always the same.
    employees: from + (hashOf(email) % (to - from + 1)),
    location,
    ...scored(lead),
  };
}

function fromLine(line: string): SeedLead {
  const [company, name, title, industry, employees, location, ...parts] = line.split(' | ');
  if (!company || !name || !title || !industry || !location) {
    throw new Error(`companies.ts: a line needs six parts or more: ${line}`);
  }
  const [firstName = ''] = name.toLowerCase().split(/[ -]/);
  const email = `${firstName}@${company.toLowerCase()}.example`;
  return {
    id: idOf(email),
    name,
    title,
    company,
    email,
    industry,
    employees: Number(employees),
    location,
    ...scored(parts.length > 0 ? partsOf(parts) : radarParts(company)),
  };
}

/** Reads `10 8 12 4`, `hiring 30@6, funding 24@12`, and `open 3, unsubscribe 1`. */
function partsOf([fit = '', signals = '', engagement]: readonly string[]): ScoreParts {
  const [industry = NaN, companySize = NaN, role = NaN, location = NaN] = fit
    .split(' ')
    .map(Number);
  return {
    fit: {industry, companySize, role, location},
    signals: signals.split(', ').map((signal) => {
      const [kind, points, ageDays] = signal.split(/[ @]/);
      return {kind: kind as SignalKind, points: Number(points), ageDays: Number(ageDays)};
    }),
    engagement: Object.fromEntries(
      engagement?.split(', ').map((event): [string, number] => {
        const [id = '', count] = event.split(' ');
        return [id, Number(count)];
      }) ?? [],
    ),
  };
}

function radarParts(company: string): ScoreParts {
  const lead = radarLeads.find((each) => each.company === company);
  if (!lead)
    throw new Error(
      `companies.ts: ${company} is not on the radar, so its line needs a fit and signals.`,
    );
  return lead;
}

/** The values that the API derives from a score's parts. */
function scored(parts: ScoreParts): Pick<SeedLead, 'score' | 'intent' | 'signals'> {
  const {signals = []} = parts;
  return {
    score: scoreOf(parts),
    intent: intentOf(signals),
    signals: Array.from(new Set(signals.map(({kind}) => kind))),
  };
}

const idOf = (email: string) => `lead_${printedIds[email] ?? hexOf(email)}`;

/** Three of four leads but the last, so that some can still be written to for the first time. */
function contactsOf(leads: readonly SeedLead[]): SeedContact[] {
  return leads
    .filter((_lead, index) => index % 4 !== 1)
    .slice(0, -1)
    .map(({id, email}, index) => ({
      id: `cont_${hexOf(`contact ${email}`)}`,
      leadId: id,
      addedDaysAgo: 3 + index,
      suppression: suppressions[index] ?? null,
    }));
}
