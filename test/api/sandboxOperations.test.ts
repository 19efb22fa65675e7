import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import type {SandboxState} from '../../src/domain/sandbox/state';
import {ask, NOW, startState} from './sandboxCalls';

/** Filters, pages, and effects of the operations. sandbox.test.ts checks statuses and errors. */
const HOUR = 3_600_000;
const seed = sandboxSeed();
const start = startState();

interface Called<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors: unknown;
  readonly state: SandboxState;
}

/** Sends `GET /path?query` or `POST /path` with a body, unaffected by the limit on bursts. */
function call<Data = never>(line: string, body?: object, state = start, now = NOW): Called<Data> {
  const [method = '', target = ''] = line.split(' ');
  const {pathname: path, searchParams} = new URL(target, 'https://api.example');
  const query = Object.fromEntries(searchParams);
  const asked = ask({method, path, query, body}, {...state, calls: start.calls}, now);
  const {data, errors} = asked.json as {data: Data; errors: unknown};
  return {status: asked.status, data, errors, state: asked.state};
}

interface Leads {
  readonly leads: readonly {
    readonly id: string;
    readonly company: string;
    readonly score: number;
  }[];
  readonly total: number;
  readonly next_cursor: string | null;
}
const search = (body: object) => call<Leads>('POST /v1/leads', body).data;
const companies = (body: object) => search({limit: 100, ...body}).leads.map(({company}) => company);

describe('searchLeads', () => {
  test('finds all leads, best score first, without filters', () => {
    const {leads, total} = search({limit: 100});
    expect(total).toBe(seed.leads.length);
    const scores = leads.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('finds leads with all filters together', () => {
    const printed = {
      industry: 'SaaS',
      company_size: '50-200',
      location: 'United States',
      intent_signals: ['hiring'],
    };
    expect(companies(printed)).not.toEqual([]);
  });

  test('narrows by each filter', () => {
    const of = (test: (lead: (typeof seed.leads)[number]) => boolean) =>
      seed.leads.filter(test).map(({company}) => company);
    expect(companies({industry: 'AI/ML'})).toEqual(of(({industry}) => industry === 'AI/ML'));
    expect(companies({company_size: '50-64'})).toEqual(
      of(({employees}) => employees >= 50 && employees <= 64),
    );
    expect(companies({company_size: '500+'})).toEqual(of(({employees}) => employees >= 500));
    for (const {employees} of seed.leads) {
      expect(companies({company_size: `${employees}-${employees}`})).toEqual(
        of((lead) => lead.employees === employees),
      );
    }
    expect(companies({location: 'SPAIN'})).toEqual(of(({location}) => location.endsWith('Spain')));
    expect(companies({location: 'valencia, spain'})).toHaveLength(1);
    expect(companies({location: 'Valencia'})).toEqual([]);
    expect(companies({intent_signals: ['funding', 'pricing_change']})).toEqual(
      of(({signals}) => signals.some((each) => each === 'funding' || each === 'pricing_change')),
    );
  });

  test('refuses a range in the wrong order', () => {
    expect(call('POST /v1/leads', {company_size: '200-50'})).toMatchObject({
      status: 422,
      errors: [{pointer: '/company_size'}],
    });
  });
});

describe('pages', () => {
  test.each([1, 7, 20, 59, 60, 100])('of %i items list every item once', (limit) => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    for (let pages = 0; cursor !== null; pages += 1) {
      expect(pages).toBeLessThan(61);
      const page = search({limit, ...(cursor ? {cursor} : {})});
      seen.push(...page.leads.map(({id}) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(seed.leads.map(({id}) => id));
  });

  test('have the default size of the contract', () => {
    expect(search({}).leads).toHaveLength(20);
    expect(call<Contacts>('GET /v1/contacts').data.contacts).toHaveLength(20);
  });

  test('neither repeat nor skip items when one is added at the top', () => {
    const first = call<Campaigns>('GET /v1/campaigns?limit=2');
    const {state} = call('POST /v1/campaigns', plan, first.state);
    const next = `GET /v1/campaigns?limit=2&cursor=${first.data.next_cursor}`;
    const second = call<Campaigns>(next, undefined, state);
    const ids = [...first.data.campaigns, ...second.data.campaigns].map(({id}) => id);
    expect(ids).toEqual(start.campaigns.slice(0, 4).map(({id}) => id));
  });

  test('go on when the items of a page leave the list', () => {
    const path = 'GET /v1/campaigns?status=running&limit=1';
    const first = call<Campaigns>(path);
    const [running] = first.data.campaigns;
    const {state} = call(`POST /v1/campaigns/${running!.id}/pause`, undefined, first.state);
    const second = call<Campaigns>(`${path}&cursor=${first.data.next_cursor}`, undefined, state);
    const all = start.campaigns.filter(({status}) => status === 'running').map(({id}) => id);
    expect(all.length).toBeGreaterThan(1);
    expect(second.data.campaigns.map(({id}) => id)).toEqual([all[1]]);
  });

  test('refuse a cursor when both items that it names have left the list', () => {
    const path = '/v1/campaigns?status=running&limit=1';
    const {data} = call<Campaigns>(`GET ${path}`);
    const paused = start.campaigns.map((each) => ({...each, status: 'paused' as const}));
    const next = `GET ${path}&cursor=${data.next_cursor}`;
    expect(call(next, undefined, {...start, campaigns: paused})).toMatchObject({
      status: 422,
      errors: [{parameter: 'cursor'}],
    });
  });

  test('have cursors that are safe in a URL', () => {
    const lists = ['campaigns', 'contacts', 'suppressions'];
    const cursors = lists.map(
      (list) => call<Campaigns>(`GET /v1/${list}?limit=1`).data.next_cursor,
    );
    for (const cursor of [...cursors, search({limit: 1}).next_cursor]) {
      expect(cursor).toMatch(/^[\w-]+$/);
    }
  });

  test('refuse a cursor that’s made up, or from another list or other filters', () => {
    const {next_cursor: cursor} = search({limit: 2, industry: 'SaaS'});
    const refused = {status: 422, errors: [{pointer: '/cursor'}]};
    expect(call('POST /v1/leads', {cursor})).toMatchObject(refused);
    expect(call('POST /v1/leads', {industry: 'FinTech', cursor})).toMatchObject(refused);
    expect(call('POST /v1/leads', {cursor: 'a'})).toMatchObject(refused);
    expect(call(`GET /v1/contacts?cursor=${cursor}`)).toMatchObject({
      status: 422,
      errors: [{parameter: 'cursor'}],
    });
  });
});

interface Campaigns {
  readonly campaigns: readonly {readonly id: string; readonly status: string}[];
  readonly total: number;
  readonly next_cursor: string | null;
}
const plan = {name: 'Test', lead_ids: ['lead_8f3a2c'], steps: [{subject: 'Hi', text: 'Hi.'}]};

describe('campaigns', () => {
  test('filters by status', () => {
    for (const status of ['draft', 'scheduled', 'paused', 'completed']) {
      const {campaigns} = call<Campaigns>(`GET /v1/campaigns?status=${status}`).data;
      expect(campaigns.map((each) => each.status)).toEqual([status]);
    }
  });

  test('lists a new campaign first', () => {
    const created = call<{campaign: object}>('POST /v1/campaigns', plan);
    expect(created).toMatchObject({
      status: 201,
      data: {campaign: {status: 'draft', goal: 'reply', daily_limit: 50, starts_at: null}},
    });
    const {campaigns} = call<Campaigns>('GET /v1/campaigns', undefined, created.state).data;
    expect(campaigns[0]).toEqual(created.data.campaign);
    expect(campaigns).toHaveLength(start.campaigns.length + 1);
  });

  test('takes leads and contacts, and names the ids of neither', () => {
    const [contact] = start.contacts;
    const lead_ids = ['lead_8f3a2c', 'cont_000000', contact!.id, 'lead_000000'];
    expect(call('POST /v1/campaigns', {...plan, lead_ids})).toMatchObject({
      status: 422,
      errors: [{pointer: '/lead_ids/1'}, {pointer: '/lead_ids/3'}],
    });
  });

  test('schedules a start in UTC, and refuses one in the past', () => {
    const later = {...plan, starts_at: '2026-12-01T08:00:00.5+02:00'};
    expect(call('POST /v1/campaigns', later).data).toMatchObject({
      campaign: {status: 'scheduled', starts_at: '2026-12-01T06:00:00Z'},
    });
    expect(call('POST /v1/campaigns', {...plan, starts_at: '2026-11-16T09:30:00Z'})).toMatchObject({
      status: 422,
      errors: [{pointer: '/starts_at'}],
    });
  });

  test('refuses a start that falls into the year 10000 in UTC', () => {
    const starts_at = '9999-12-31T23:59:59-23:59';
    expect(call('POST /v1/campaigns', {...plan, starts_at})).toMatchObject({
      status: 422,
      errors: [{pointer: '/starts_at'}],
    });
  });
});

interface Figures {
  readonly totals: {readonly sent: number; readonly opens: number; readonly replies: number};
  readonly from: string;
  readonly to: string;
  readonly days: readonly {readonly date: string; readonly sent: number}[];
}

describe('analytics', () => {
  const sent = (query: string, state = start, now = NOW) =>
    call<Figures>(`GET /v1/analytics?${query}`, undefined, state, now).data.totals.sent;

  test('covers the last 30 days by default', () => {
    expect(call<Figures>('GET /v1/analytics').data).toMatchObject({
      from: '2026-10-18',
      to: '2026-11-16',
    });
  });

  test('adds up working days to the total', () => {
    const {totals, days} = call<Figures>('GET /v1/analytics?from=2026-08-20&to=2026-11-16').data;
    expect(totals.sent).toBeGreaterThan(0);
    expect(days.reduce((sum, day) => sum + day.sent, 0)).toBe(totals.sent);
    expect(days.every(({date}) => ![0, 6].includes(new Date(date).getUTCDay()))).toBe(true);
  });

  test('includes both ends of a period', () => {
    const ends = ['2026-11-12', '2026-11-13'].map((day) => sent(`from=${day}&to=${day}`));
    expect(ends.every((each) => each > 0)).toBe(true);
    expect(sent('from=2026-11-12&to=2026-11-13')).toBe(ends[0]! + ends[1]!);
  });

  test.each([
    ['from=2026-11-17', 'from'],
    ['from=2026-08-16&to=2026-11-16', 'from'],
    ['to=2026-02-30', 'to'],
    ['from=yesterday', 'from'],
  ])('%s is refused', (query, parameter) => {
    expect(call(`GET /v1/analytics?${query}`)).toMatchObject({status: 422, errors: [{parameter}]});
  });

  test('delivers none on a day with more bounces than emails, with rates above 1', () => {
    const day = {date: '2026-11-15', campaignId: null, sent: 1, opens: 4, replies: 2};
    const state = {...start, activity: [{...day, hard: 2, soft: 1, transient: 0, blocked: 0}]};
    const {data} = call('GET /v1/analytics?from=2026-11-15&to=2026-11-15', undefined, state);
    expect(data).toMatchObject({
      totals: {sent: 1, delivered: 0},
      rates: {delivery: 0, open: 4, reply: 2, bounce: 3},
    });
  });

  test('counts a blocked email as undelivered, but not in the bounce rate', () => {
    const day = {date: '2026-11-15', campaignId: null, sent: 4, opens: 0, replies: 0};
    const state = {...start, activity: [{...day, hard: 0, soft: 1, transient: 1, blocked: 1}]};
    const {data} = call('GET /v1/analytics?from=2026-11-15&to=2026-11-15', undefined, state);
    expect(data).toMatchObject({
      totals: {delivered: 2, bounces: {hard: 0, soft: 1, transient: 1, blocked: 1}},
      rates: {delivery: 0.5, bounce: 0.25},
    });
  });

  test('accepts 92 days', () => {
    expect(call('GET /v1/analytics?from=2026-08-17&to=2026-11-16').status).toBe(200);
  });

  test("counts an email once it's sent, for its campaign", () => {
    const mail = {to: 'lead_8f3a2c', subject: 'Hi', text: 'Hi.', campaign_id: 'camp_705ad9'};
    const one = call('POST /v1/emails/send', mail);
    const two = call('POST /v1/emails/send', {...mail, send_at: '2026-11-16T10:30:00Z'}, one.state);
    const today = 'from=2026-11-16&to=2026-11-16';
    expect(sent(today)).toBe(0);
    expect(sent(today, two.state)).toBe(1);
    expect(sent(today, two.state, NOW + HOUR)).toBe(2);
    expect(sent(`${today}&campaign_id=camp_705ad9`, two.state, NOW + HOUR)).toBe(2);
    expect(sent(`${today}&campaign_id=camp_4b7d10`, two.state, NOW + HOUR)).toBe(0);
  });

  test('leaves out a scheduled email whose address is suppressed before it’s due', () => {
    const mail = {to: 'lead_8f3a2c', subject: 'Hi', text: 'Hi.', send_at: '2026-11-16T10:30:00Z'};
    const {state} = call('POST /v1/emails/send', mail);
    const suppressed = (now: number) =>
      call('POST /v1/suppressions', {emails: [state.emails[0]!.address]}, state, now).state;
    const today = 'from=2026-11-16&to=2026-11-16';
    expect(sent(today, suppressed(NOW), NOW + 2 * HOUR)).toBe(0);
    expect(sent(today, suppressed(NOW + 2 * HOUR), NOW + 2 * HOUR)).toBe(1);
  });
});

interface Contacts {
  readonly contacts: readonly {
    readonly id: string;
    readonly lead_id: string | null;
    readonly email: string;
    readonly score: number;
    readonly suppression: object | null;
  }[];
  readonly total: number;
}

describe('contacts and emails', () => {
  const contacts = (query: string, state = start) =>
    call<Contacts>(`GET /v1/contacts?${query}`, undefined, state).data;

  test('narrow by each filter', () => {
    const [suppressed, active] = [contacts('status=suppressed'), contacts('status=active')];
    expect(suppressed.total + active.total).toBe(start.contacts.length);
    expect(suppressed.contacts.every(({suppression}) => suppression)).toBe(true);
    expect(active.contacts.some(({suppression}) => suppression)).toBe(false);
    expect(contacts('company=paywell').contacts.map(({email}) => email)).toEqual([
      'dev@paywell.example',
    ]);
    expect(contacts('email=DEV@paywell.example').total).toBe(1);
    expect(contacts('company=Pay').total).toBe(0);
    const hot = contacts('min_score=80&limit=100').contacts;
    expect(hot.length).toBeGreaterThan(5);
    expect(hot.every(({score}) => score >= 80)).toBe(true);
  });

  test('an imported contact without a name can be emailed', () => {
    const [imported] = contacts('email=mara.lind@oatbridge.example').contacts;
    expect(imported).toMatchObject({lead_id: null, name: null, title: null, company: null});
    const mail = {to: imported!.id, subject: 'Hi {{firstName | there}}', text: 'Hi.'};
    expect(call('POST /v1/emails/send', mail)).toMatchObject({
      status: 202,
      data: {email: {subject: 'Hi there', address: 'mara.lind@oatbridge.example'}},
    });
  });

  test('the first email to a lead creates a contact, the second reuses it', () => {
    const mail = {to: 'lead_8f3a2c', subject: '{{firstName | there}}: {{company}}', text: 'Hi.'};
    const first = call<{email: {contact_id: string}}>('POST /v1/emails/send', mail);
    const second = call<{email: {contact_id: string}}>('POST /v1/emails/send', mail, first.state);
    expect(first.data.email).toMatchObject({subject: 'Sara: Ledgerloom', status: 'queued'});
    expect(second.data.email.contact_id).toBe(first.data.email.contact_id);
    const [newest] = contacts('', second.state).contacts;
    expect(newest).toMatchObject({lead_id: 'lead_8f3a2c', id: first.data.email.contact_id});
    expect(second.state.contacts).toHaveLength(start.contacts.length + 1);
  });

  test.each([
    ['has nothing to fill in', 'mara.lind@oatbridge.example', ' {{company}}'],
    ['is too long once filled in', 'dev@paywell.example', '{{title}}'.repeat(16)],
  ])('refuses a subject that %s', (_reason, email, subject) => {
    const [to] = contacts(`email=${email}`).contacts;
    const state = {
      ...start,
      contacts: start.contacts.map((each) =>
        each.email === 'dev@paywell.example' ? {...each, title: 'x'.repeat(80)} : each,
      ),
    };
    expect(call('POST /v1/emails/send', {to: to!.id, subject, text: 'Hi.'}, state)).toMatchObject({
      status: 422,
      errors: [{pointer: '/subject', code: 'invalid_length'}],
    });
  });

  test('a lead that’s also imported is one person with one score', () => {
    const {id, email, score} = start.leads.find((each) => each.id === 'lead_8f3a2c')!;
    const {state} = call('POST /v1/contacts', {contacts: [{email}]});
    const later = NOW + HOUR;
    const usage = (at: SandboxState) =>
      call<{usage: {leads: {used: number}}}>('GET /v1/account', undefined, at, later).data.usage;
    expect(usage(state).leads.used).toBe(usage(start).leads.used);

    const imported = call<Contacts>(`GET /v1/contacts?email=${email}`, undefined, state, later);
    expect(imported.data.contacts).toMatchObject([{lead_id: id, score}]);
    const body = {
      name: 'Q1',
      lead_ids: ['lead_8f3a2c', imported.data.contacts[0]!.id],
      steps: [{subject: 'Hi', text: 'Hi.'}],
    };
    expect(call('POST /v1/campaigns', body, imported.state)).toMatchObject({
      status: 201,
      data: {campaign: {lead_count: 1}},
    });
  });

  test('refuses an unknown recipient and an unknown campaign together', () => {
    const mail = {to: 'cont_000000', subject: 'Hi', text: 'Hi.', campaign_id: 'camp_000000'};
    expect(call('POST /v1/emails/send', mail)).toMatchObject({
      status: 422,
      errors: [{pointer: '/to'}, {pointer: '/campaign_id'}],
    });
  });
});

test('an operation leaves the state that it was given unchanged', () => {
  const before = JSON.stringify(start);
  call('POST /v1/emails/send', {to: 'lead_8f3a2c', subject: 'Hi', text: 'Hi.'});
  expect(JSON.stringify(start)).toBe(before);
});

test('suppressions narrow by reason and by email together', () => {
  interface Suppressions {
    readonly suppressions: readonly {readonly email: string; readonly reason: string}[];
  }
  const suppressed = (query: string) =>
    call<Suppressions>(`GET /v1/suppressions?limit=100&${query}`).data.suppressions;
  const all = suppressed('');
  expect(all).toHaveLength(start.suppressions.length);
  for (const {email, reason} of all) {
    expect(suppressed(`reason=${reason}`)).toEqual(all.filter((each) => each.reason === reason));
    expect(suppressed(`email=${email.toUpperCase()}&reason=${reason}`)).toMatchObject([{email}]);
  }
  const [first] = all;
  const other = all.find(({reason}) => reason !== first!.reason);
  expect(suppressed(`email=${first!.email}&reason=${other!.reason}`)).toEqual([]);
});
