import {industries} from '../../../data/demo/industries';
import type {DemoLead} from '../../../data/demo/types';
import {campaigns} from './campaigns';
import {furtherCompanies} from './companies';
import {hashOf, hexOf} from './hash';
import type {
  SandboxSeed,
  SeedContact,
  SeedImport,
  SeedLead,
  SeedSuppression,
  Signal,
} from './types';

/** The id that the pages print for the API's example lead. */
const printedIds: Readonly<Record<string, string>> = {'sara@ledgerloom.example': '8f3a2c'};

/** What the recent activity of each lead of the demo is to the API. */
const demoSignals: Readonly<Record<string, readonly Signal[]>> = {
  Stackmoor: ['hiring'],
  Tallyfern: ['pricing_change'],
  Brightquay: ['product_launch'],
  Loomharbor: ['expansion'],
  Cartwren: ['expansion'],
  Petalcrate: ['technology_change'],
  Ledgerloom: ['hiring'],
  Paywell: ['expansion'],
  Northbank: ['leadership_change'],
  Wardlight: ['expansion'],
  Tendwell: ['hiring'],
  Medlarq: ['partnership'],
  Vectorlane: ['product_launch'],
  Modelbarn: ['hiring'],
  Gradientry: ['product_launch'],
  Brandsieve: ['hiring'],
  Adhollow: ['partnership'],
  Pixelmoor: ['technology_change'],
};

/** By the place in the list of contacts. */
const suppressions: Readonly<Record<number, SeedSuppression>> = {
  6: {reason: 'hard_bounce', code: '5.1.1', daysAgo: 3},
  13: {reason: 'opt_out', code: null, daysAgo: 9},
  19: {reason: 'soft_bounce', code: '5.2.2', daysAgo: 12},
  27: {reason: 'hard_bounce', code: '5.1.1', daysAgo: 20},
  34: {reason: 'complaint', code: null, daysAgo: 26},
  40: {reason: 'opt_out', code: null, daysAgo: 33},
};

/** The oldest contact. A file to import needs an address and no more, so programs have to expect such a contact. */
const imported: SeedImport = {
  id: 'cont_0d4e9b',
  email: 'mara.lind@oatbridge.example',
  addedDaysAgo: 60,
};

/**
 * The account of the sandbox: 60 leads (those of the demo and 42 more), of whom 44 are contacts already, one
 * imported contact, and a campaign in each state.
 *
 * @throws when a lead of the demo has no signals here, or a line of companies.ts cannot be read.
 */
export function sandboxSeed(): SandboxSeed {
  const demoLeads = industries.flatMap(({name, leads}) =>
    leads.map((lead) => fromDemo(lead, name)),
  );
  const leads = [...demoLeads, ...furtherCompanies.trim().split('\n').map(fromLine)].sort(
    (a, b) => b.score - a.score || (a.company < b.company ? -1 : 1),
  );
  return {leads, contacts: [...contactsOf(leads), imported], campaigns};
}

function fromDemo(lead: DemoLead, industry: string): SeedLead {
  const {name, title, company, email, score, intent, location, employees} = lead;
  const signals = demoSignals[company];
  if (!signals) throw new Error(`sandboxSeed.ts: ${company} of data/demo needs signals.`);
  const [from = 1, to = from] = employees.replaceAll(',', '').split(' to ').map(Number);
  return {
    id: idOf(email),
    name,
    title,
    company,
    email,
    score,
    intent,
    industry,
    // The demo tells a range, the search compares a number: one of the range, always the same.
    employees: from + (hashOf(email) % (to - from + 1)),
    location,
    signals,
  };
}

function fromLine(line: string): SeedLead {
  const [company, name, title, industry, employees, location, points, signals] = line.split(' | ');
  if (!company || !name || !title || !industry || !location || !signals) {
    throw new Error(`companies.ts: a line needs eight parts: ${line}`);
  }
  const [firstName = ''] = name.toLowerCase().split(/[ -]/);
  const email = `${firstName}@${company.toLowerCase()}.example`;
  const score = Number(points);
  return {
    id: idOf(email),
    name,
    title,
    company,
    email,
    score,
    // As in the demo, where every lead from 75 on is High.
    intent: score >= 75 ? 'High' : 'Medium',
    industry,
    employees: Number(employees),
    location,
    signals: signals.split(' ') as Signal[],
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
