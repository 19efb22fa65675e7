import {industries} from '../../../data/demo/industries';
import {defaultPoints} from '../../../data/scoring';
import {intentOf, scoreOf} from '../../leadScore';
import {furtherCompanies} from './companies';
import {sandboxSeed} from './sandboxSeed';

const seed = sandboxSeed();

test('60 leads, 45 contacts, six campaigns, the same each time', () => {
  expect(seed.leads).toHaveLength(60);
  expect(seed.contacts).toHaveLength(45);
  expect(seed.campaigns).toHaveLength(6);
  expect(sandboxSeed()).toEqual(seed);
});

test('ids, companies and addresses are unique; addresses end in .example', () => {
  for (const values of [
    seed.leads.map(({id}) => id),
    seed.leads.map(({company}) => company),
    seed.leads.map(({email}) => email),
    [...seed.contacts, ...seed.campaigns].map(({id}) => id),
  ])
    expect(new Set(values).size).toBe(values.length);
  expect(seed.leads.filter(({email}) => !/^[a-z]+@[a-z]+\.example$/.test(email))).toEqual([]);
});

test('every lead of the demo is there with its score, its intent and a size of its range', () => {
  for (const {name: industry, leads} of industries) {
    for (const {company, email, employees, ...demoLead} of leads) {
      const lead = seed.leads.find((each) => each.company === company)!;
      const [score, intent] = [scoreOf(demoLead), intentOf(demoLead.signals)];
      expect(lead).toMatchObject({industry, email, score, intent});
      const [from, to] = employees.replaceAll(',', '').split(' to ').map(Number);
      expect(lead.employees).toBeGreaterThanOrEqual(from!);
      expect(lead.employees).toBeLessThanOrEqual(to!);
    }
  }
});

test('the example lead of the API has the id that the pages print', () => {
  expect(seed.leads.find(({company}) => company === 'Ledgerloom')?.id).toBe('lead_8f3a2c');
});

test('every line of companies.ts can be read', () => {
  const industryNames = industries.map(({name}) => name);
  for (const lead of seed.leads) {
    expect(industryNames).toContain(lead.industry);
    expect(lead.employees).toBeGreaterThan(0);
    expect(lead.score).toBeGreaterThan(0);
    expect(lead.location).toMatch(/^[^,]+, [^,]+$/);
  }
  for (const name of industryNames)
    expect(seed.leads.filter(({industry}) => industry === name).length).toBeGreaterThan(8);
});

test('one contact was imported with an address only, and is the oldest', () => {
  const days = seed.contacts.map(({addedDaysAgo}) => addedDaysAgo);
  expect(days).toEqual([...days].sort((a, b) => a - b));
  const [last, ...others] = [...seed.contacts].reverse();
  expect(last).toMatchObject({email: expect.stringMatching(/\.example$/) as string});
  expect(others.every((each) => 'leadId' in each)).toBe(true);
});

test('only leads that were emailed have engagement', () => {
  const contacted = new Set(seed.contacts.map((each) => ('leadId' in each ? each.leadId : null)));
  const engaged = furtherCompanies
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(({length}) => length !== 8)
    .map(([company]) => seed.leads.find((lead) => lead.company === company)!);
  expect(engaged.length).toBeGreaterThan(0);
  for (const {id} of engaged) expect(contacted).toContain(id);
});

test('an opt-out subtracts the points of an unsubscribe from its lead', () => {
  const optedOut = seed.contacts.flatMap((each) =>
    'leadId' in each && each.suppression?.reason === 'opt_out' ? each.leadId : [],
  );
  expect(optedOut.length).toBeGreaterThan(0);
  for (const {id, score} of seed.leads) {
    if (optedOut.includes(id))
      expect(score).toBeLessThanOrEqual(100 + defaultPoints('unsubscribe'));
  }
});

test('suppressed for each reason, with a code where a server gave one', () => {
  const given = seed.contacts.flatMap((each) => ('leadId' in each && each.suppression) || []);
  expect(new Set(given.map(({reason}) => reason)).size).toBe(4);
  for (const {reason, code} of given) expect(code !== null).toBe(reason.endsWith('bounce'));
});
