import {sandboxSeed} from '@site/src/domain/sandboxSeed/sandboxSeed';
import {handle} from './handle';
import {demoKeys} from './keys';
import {createState, type SandboxState} from './state';

/** A Monday. */
const NOW = Date.parse('2026-11-16T09:30:00Z');
const HOUR = 3_600_000;
const seed = sandboxSeed();
const start = createState(seed, NOW);

let count = 0;
const newId = () => (count += 1).toString(16).padStart(6, '0').padEnd(12, '0');

interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors: unknown;
  readonly state: SandboxState;
}

/** A call without the limit on bursts in the way. `GET /path?query` or `POST /path` with a body. */
function call<Data = never>(line: string, body?: object, state = start, now = NOW): Answer<Data> {
  const [method = '', target = ''] = line.split(' ');
  const {pathname, searchParams} = new URL(target, 'https://api.example');
  const handled = handle(
    {...state, calls: start.calls},
    {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: {
        authorization: `Bearer ${demoKeys.ultimate}`,
        'content-type': 'application/json; charset=utf-8',
      },
      body: body && JSON.stringify(body),
    },
    {now, newId},
  );
  const {data, errors} = JSON.parse(handled.response.body) as {data: Data; errors: unknown};
  return {status: handled.response.status, data, errors, state: handled.state};
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

describe('the search of leads', () => {
  test('without fields it finds all, the best score first', () => {
    const {leads, total} = search({limit: 100});
    expect(total).toBe(60);
    const scores = leads.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('the request that the Quick Start prints finds companies of that kind', () => {
    const printed = {
      industry: 'SaaS',
      company_size: '50-200',
      location: 'United States',
      intent_signals: ['hiring'],
    };
    expect(companies(printed)).toEqual(['Gatemoor', 'Deskfern']);
  });

  test('each field narrows', () => {
    const of = (test: (lead: (typeof seed.leads)[number]) => boolean) =>
      seed.leads.filter(test).map(({company}) => company);
    expect(companies({industry: 'AI/ML'})).toEqual(of(({industry}) => industry === 'AI/ML'));
    expect(companies({company_size: '50-64'})).toEqual(
      of(({employees}) => employees >= 50 && employees <= 64),
    );
    expect(companies({company_size: '64-64'})).toContain('Clickhollow');
    expect(companies({company_size: '500+'})).toEqual(of(({employees}) => employees >= 500));
    expect(companies({location: 'SPAIN'})).toEqual(of(({location}) => location.endsWith('Spain')));
    expect(companies({location: 'valencia, spain'})).toEqual(['Tallyfern']);
    expect(companies({location: 'Valencia'})).toEqual([]);
    expect(companies({intent_signals: ['funding', 'pricing_change']})).toEqual(
      of(({signals}) => signals.some((each) => each === 'funding' || each === 'pricing_change')),
    );
  });

  test('a range whose ends are exchanged is named', () => {
    expect(call('POST /v1/leads', {company_size: '200-50'})).toMatchObject({
      status: 422,
      errors: [{pointer: '/company_size', message: 'Write the smaller number first.'}],
    });
  });
});

describe('pages', () => {
  test.each([1, 7, 20, 59, 60, 100])(
    'of %i lead together to the whole list, each once',
    (limit) => {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      for (let pages = 0; cursor !== null; pages += 1) {
        expect(pages).toBeLessThan(61);
        const page = search({limit, ...(cursor ? {cursor} : {})});
        seen.push(...page.leads.map(({id}) => id));
        cursor = page.next_cursor;
      }
      expect(seen).toEqual(seed.leads.map(({id}) => id));
    },
  );

  test('have 20 items unless asked otherwise', () => {
    expect(search({}).leads).toHaveLength(20);
    const {contacts, total} = call<{contacts: []; total: number}>('GET /v1/contacts').data;
    expect([contacts.length, total]).toEqual([20, 45]);
  });

  test('neither repeat nor skip when something is added at the top meanwhile', () => {
    const first = call<Campaigns>('GET /v1/campaigns?limit=2');
    const {state} = call('POST /v1/campaigns', plan, first.state);
    const next = `GET /v1/campaigns?limit=2&cursor=${first.data.next_cursor}`;
    const second = call<Campaigns>(next, undefined, state);
    const ids = [...first.data.campaigns, ...second.data.campaigns].map(({id}) => id);
    expect(ids).toEqual(start.campaigns.slice(0, 4).map(({id}) => id));
  });

  test('may change their size from one to the next', () => {
    const {next_cursor: cursor} = search({limit: 2});
    expect(search({limit: 3, cursor}).leads.map(({id}) => id)).toEqual(
      seed.leads.slice(2, 5).map(({id}) => id),
    );
  });

  test('a cursor of other filters, of another list or made up is named', () => {
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
  test('there is one in each state, and the filter finds it', () => {
    for (const status of ['draft', 'scheduled', 'paused', 'completed']) {
      const {campaigns} = call<Campaigns>(`GET /v1/campaigns?status=${status}`).data;
      expect(campaigns.map((each) => each.status)).toEqual([status]);
    }
  });

  test('what is created is the first of the list', () => {
    const created = call<{campaign: object}>('POST /v1/campaigns', plan);
    expect(created).toMatchObject({
      status: 201,
      data: {campaign: {status: 'draft', goal: 'reply', daily_limit: 50, starts_at: null}},
    });
    const {campaigns, total} = call<Campaigns>('GET /v1/campaigns', undefined, created.state).data;
    expect(campaigns[0]).toEqual(created.data.campaign);
    expect(total).toBe(7);
    expect(start.campaigns).toHaveLength(6);
  });

  test('with a start it is scheduled, in UTC; a start that has passed is named', () => {
    const later = {...plan, starts_at: '2026-12-01T08:00:00.5+02:00'};
    expect(call('POST /v1/campaigns', later).data).toMatchObject({
      campaign: {status: 'scheduled', starts_at: '2026-12-01T06:00:00Z'},
    });
    expect(call('POST /v1/campaigns', {...plan, starts_at: '2026-11-16T09:30:00Z'})).toMatchObject({
      status: 422,
      errors: [{pointer: '/starts_at', message: 'Write a time in the future.'}],
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

  test('the last 30 days unless asked otherwise', () => {
    expect(call<Figures>('GET /v1/analytics').data).toMatchObject({
      from: '2026-10-18',
      to: '2026-11-16',
    });
  });

  test('the running campaign has the figures that the demo ends with', () => {
    expect(call<Figures>('GET /v1/analytics?campaign_id=camp_4b7d10').data.totals).toMatchObject({
      sent: 247,
      opens: 89,
      replies: 34,
    });
  });

  test('days add up to the total, and are working days', () => {
    const {totals, days} = call<Figures>('GET /v1/analytics?from=2026-08-20&to=2026-11-16').data;
    expect(totals.sent).toBe(247 + 90 + 480 + 304);
    expect(days.reduce((sum, day) => sum + day.sent, 0)).toBe(totals.sent);
    expect(days.every(({date}) => ![0, 6].includes(new Date(date).getUTCDay()))).toBe(true);
  });

  test('both ends of a period count', () => {
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

  test('a day with more bounces than emails has delivered none, and its shares can exceed 1', () => {
    const day = {date: '2026-11-15', campaignId: null, sent: 1, opens: 4, replies: 2};
    const state = {...start, activity: [{...day, hard: 2, soft: 1, transient: 0}]};
    const {data} = call('GET /v1/analytics?from=2026-11-15&to=2026-11-15', undefined, state);
    expect(data).toMatchObject({
      totals: {sent: 1, delivered: 0},
      rates: {delivery: 0, open: 4, reply: 2, bounce: 3},
    });
  });

  test('92 days are the most', () => {
    expect(call('GET /v1/analytics?from=2026-08-17&to=2026-11-16').status).toBe(200);
  });

  test('an email counts when its time has come, with its campaign', () => {
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

  test('each filter narrows', () => {
    expect(contacts('status=suppressed').total).toBe(6);
    expect(contacts('status=active').total).toBe(39);
    expect(contacts('status=suppressed').contacts.every(({suppression}) => suppression)).toBe(true);
    expect(contacts('company=paywell').contacts.map(({email}) => email)).toEqual([
      'dev@paywell.example',
    ]);
    expect(contacts('email=DEV@paywell.example').total).toBe(1);
    expect(contacts('company=Pay').total).toBe(0);
    const hot = contacts('min_score=80&limit=100').contacts;
    expect(hot.length).toBeGreaterThan(5);
    expect(hot.every(({score}) => score >= 80)).toBe(true);
    expect(contacts('min_score=80&status=suppressed').total).toBe(1);
  });

  test('an imported contact has an address and no name, and can be written to', () => {
    const [imported] = contacts('email=mara.lind@oatbridge.example').contacts;
    expect(imported).toMatchObject({lead_id: null, name: null, title: null, company: null});
    const mail = {to: imported!.id, subject: 'Hi {{firstName | there}}', text: 'Hi.'};
    expect(call('POST /v1/emails/send', mail)).toMatchObject({
      status: 202,
      data: {email: {subject: 'Hi there', address: 'mara.lind@oatbridge.example'}},
    });
    expect(contacts('company=Paywell').total).toBe(1);
  });

  test('the first email to a lead makes it a contact, the second does not make another', () => {
    const mail = {to: 'lead_8f3a2c', subject: '{{firstName | there}}: {{company}}', text: 'Hi.'};
    const first = call<{email: {contact_id: string}}>('POST /v1/emails/send', mail);
    const second = call<{email: {contact_id: string}}>('POST /v1/emails/send', mail, first.state);
    expect(first.data.email).toMatchObject({subject: 'Sara: Ledgerloom', status: 'queued'});
    expect(second.data.email.contact_id).toBe(first.data.email.contact_id);
    const {contacts: found, total} = contacts('', second.state);
    expect([found[0]?.lead_id, found[0]?.id, total]).toEqual([
      'lead_8f3a2c',
      first.data.email.contact_id,
      46,
    ]);
  });

  test('an unknown recipient and an unknown campaign are named together', () => {
    const mail = {to: 'cont_000000', subject: 'Hi', text: 'Hi.', campaign_id: 'camp_000000'};
    expect(call('POST /v1/emails/send', mail)).toMatchObject({
      status: 422,
      errors: [{pointer: '/to'}, {pointer: '/campaign_id'}],
    });
  });
});

test('the state is a plain value: it survives JSON, and no call changes the one it was given', () => {
  const before = JSON.stringify(start);
  expect(createState(seed, NOW)).toEqual(JSON.parse(before));
  call('POST /v1/emails/send', {to: 'lead_8f3a2c', subject: 'Hi', text: 'Hi.'});
  expect(JSON.stringify(start)).toBe(before);
});
