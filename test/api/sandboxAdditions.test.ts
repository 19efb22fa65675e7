import {advance} from '../../src/domain/sandbox/advance';
import type {SandboxState} from '../../src/domain/sandbox/state';
import {ask, NOW, startState} from './sandboxCalls';

/** Effects of the operations that the specification doesn't have. sandbox.test.ts checks their statuses. */
const start = startState();

interface Called {
  readonly status: number;
  readonly data: Record<string, never>;
  readonly state: SandboxState;
}

/** Sends `METHOD /path`, unaffected by the limit on bursts. */
function call(line: string, body?: object, {state = start, now = NOW, token = ''} = {}): Called {
  const [method = '', path = ''] = line.split(' ');
  const headers = token === '' ? undefined : {Authorization: `Bearer ${token}`};
  const asked = ask({method, path, body, headers}, {...state, calls: start.calls}, now);
  const {data = {}} = asked.json as Partial<Called>;
  return {status: asked.status, data, state: asked.state};
}

describe('importing contacts', () => {
  const row = (index: number) => ({email: `person${index}@import.example`});
  const importing = (contacts: readonly object[], on_duplicate = 'update') =>
    call('POST /v1/contacts', {contacts, on_duplicate}).state;
  const importAt = (state: SandboxState, seconds: number) =>
    advance(state, NOW + seconds * 1000).imports[0]!;

  test('is queued, runs, and completes', () => {
    const state = importing([row(1), row(2), row(3)]);
    const statuses = [0, 1, 2, 3, 4].map((seconds) => {
      const {status, created} = importAt(state, seconds);
      return `${status} ${created}`;
    });
    expect(statuses).toEqual(['queued 0', 'running 0', 'running 1', 'running 2', 'completed 3']);
    expect(importAt(state, 4).completed_at).toBe('2026-11-16T09:30:04Z');
    expect(advance(state, NOW + 4000).contacts).toHaveLength(start.contacts.length + 3);
  });

  test('gives the same result however often someone looks', () => {
    const state = importing([...Array.from({length: 1000}, (_row, index) => row(index))]);
    let looking = state;
    for (let ms = 0; ms <= 10_000; ms += 370) looking = advance(looking, NOW + ms);
    expect(advance(looking, NOW + 60_000)).toEqual(advance(state, NOW + 60_000));
    expect(importAt(state, 10)).toMatchObject({status: 'completed', created: 1000, rows: []});
  });

  test('updates the fields that were sent, or skips', () => {
    const rows = [{email: 'DEV@paywell.example', title: 'VP Finance'}];
    const contactAfter = (state: SandboxState) =>
      advance(state, NOW + 9000).contacts.find(({email}) => email === 'dev@paywell.example');
    const before = contactAfter(start)!;
    expect(contactAfter(importing(rows))).toEqual({...before, title: 'VP Finance'});
    expect(contactAfter(importing(rows, 'skip'))).toEqual(before);
    expect(importAt(importing(rows, 'skip'), 9)).toMatchObject({skipped: 1, updated: 0});
  });

  test('writes imports in the order in which they were sent', () => {
    const contact = (title: string) => ({contacts: [{...row(1), title}], on_duplicate: 'update'});
    const first = call('POST /v1/contacts', contact('first'));
    const {state} = call('POST /v1/contacts', contact('second'), first);
    const {contacts, imports} = advance(state, NOW + 9000);
    expect(contacts[0]).toMatchObject({...row(1), title: 'second'});
    expect(imports.map(({created, updated}) => [created, updated]).slice(0, 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('refuses invalid and repeated addresses, and writes the others', () => {
    const job = importAt(importing([row(1), {email: 'nobody'}, {email: row(1).email}]), 9);
    expect(job).toMatchObject({created: 1, failed: 2});
    expect(job.errors.map(({index, code}) => `${index} ${code}`)).toEqual([
      '1 invalid_email',
      '2 duplicate_in_list',
    ]);
  });

  test('doesn’t lift a suppression', () => {
    const suppressed = {emails: ['kim@quillmark.example']};
    const {state} = call('POST /v1/suppressions', suppressed);
    const rows = {contacts: [{email: 'kim@quillmark.example'}]};
    const later = advance(call('POST /v1/contacts', rows, {state}).state, NOW + 9000);
    expect(later.contacts[0]).toMatchObject({status: 'suppressed', score: 0});
  });
});

describe('campaigns', () => {
  const statusOf = (id: string, state: SandboxState) =>
    state.campaigns.find((campaign) => campaign.id === id);
  const draft = 'camp_c90e3f';
  const scheduled = 'camp_1fa562';
  const paused = 'camp_e2380b';

  test('a draft starts now, and a paused campaign keeps its start', () => {
    const started = call(`POST /v1/campaigns/${draft}/start`).state;
    expect(statusOf(draft, started)).toMatchObject({
      status: 'running',
      starts_at: '2026-11-16T09:30:00Z',
    });
    const resumed = call(`POST /v1/campaigns/${paused}/start`).state;
    expect(statusOf(paused, resumed)).toMatchObject({
      status: 'running',
      starts_at: statusOf(paused, start)!.starts_at,
    });
  });

  test('a scheduled campaign starts by itself, unless it’s paused', () => {
    const month = NOW + 30 * 86_400_000;
    expect(statusOf(scheduled, advance(start, month))!.status).toBe('running');
    const {state} = call(`POST /v1/campaigns/${scheduled}/pause`);
    expect(statusOf(scheduled, advance(state, month))!.status).toBe('paused');
    const again = call(`POST /v1/campaigns/${scheduled}/start`, undefined, {state}).state;
    expect(statusOf(scheduled, again)!.starts_at).toBe('2026-11-16T09:30:00Z');
  });
});

describe('suppressions', () => {
  const mail = {to: 'lead_8f3a2c', subject: 'Hello', text: 'Hello.'};
  const sara = 'sara@ledgerloom.example';

  test('block emails until they’re removed', () => {
    const {data, state} = call('POST /v1/suppressions', {emails: [sara.toUpperCase(), sara]});
    expect(data).toEqual({added: 1, existing: 0});
    expect(call('POST /v1/emails/send', mail, {state}).status).toBe(409);
    const path = `/v1/suppressions/${encodeURIComponent(sara)}`;
    const removed = call(`DELETE ${path}`, undefined, {state});
    expect(removed.data).toEqual({email: sara});
    expect(call('POST /v1/emails/send', mail, removed).status).toBe(202);
    expect(call(`DELETE ${path}`, undefined, removed).status).toBe(404);
  });

  test('keep their reason when they’re added again', () => {
    const {data, state} = call('POST /v1/suppressions', {emails: ['arjun@tensorgate.example']});
    expect(data).toEqual({added: 0, existing: 1});
    expect(state.suppressions).toEqual(start.suppressions);
  });
});

describe('webhooks', () => {
  const token = 'demo_token_webhooks';
  const hook = {url: 'https://a.example/hooks', events: ['lead.hot']};
  const withToken = (state: SandboxState): SandboxState => ({
    ...state,
    grants: [
      {
        scopes: ['webhooks:read', 'webhooks:write'],
        refreshToken: 'r',
        accessTokens: [{token, expiresAt: Infinity}],
      },
    ],
  });
  const listed = (options: Parameters<typeof call>[2]): readonly object[] =>
    call('GET /v1/webhooks', undefined, options).data.webhooks!;

  test('show their secret once', () => {
    const {data, state} = call('POST /v1/webhooks', hook);
    expect(data.secret).toMatch(/^whsec_[0-9a-f]{24}$/);
    expect(listed({state})[0]).toEqual(data.webhook);
    expect(JSON.stringify(listed({state}))).not.toContain('whsec');
  });

  test('of an app are the only ones that its token can see', () => {
    const {state} = call('POST /v1/webhooks', hook, {state: withToken(start), token});
    expect(listed({state, token})).toHaveLength(1);
    expect(listed({state})).toHaveLength(2);
    const own = 'DELETE /v1/webhooks/hook_8d41f6';
    expect(call(own, undefined, {state, token}).status).toBe(404);
    expect(listed({state: call(own, undefined, {state}).state})).toHaveLength(1);
  });

  test.each([
    ['https://a.example/hooks', true, 204],
    ['https://a.example/200', true, 200],
    ['https://a.example/hooks/500', false, 500],
    ['https://a.example/timeout', false, null],
  ])('at %s confirm a test event: %s', (url, is_delivered, response_status) => {
    const {state} = call('POST /v1/webhooks', {...hook, url});
    const [webhook] = state.webhooks;
    const path = `POST /v1/webhooks/${webhook!.id}/test`;
    const sent = call(path, {type: 'contact.opted_out'}, {state});
    expect(sent.data.delivery).toMatchObject({is_delivered, response_status});
    expect(sent.state.deliveries).toEqual([
      {
        webhook,
        event: expect.objectContaining({
          type: 'contact.opted_out',
          is_test: true,
          created_at: '2026-11-16T09:30:00Z',
        }) as object,
        responseStatus: response_status,
      },
    ]);
  });
});

test('getAccount counts requests', () => {
  const {state} = ask({path: '/v1/account'});
  const {json} = ask({path: '/v1/account'}, state, NOW + 60_000);
  expect(json).toMatchObject({
    data: {requests: {used: 2, remaining: 9998, resets_at: '2026-11-16T10:30:00Z'}},
  });
});
