import {submit, type Submission} from './submission';

const entry: Submission = {
  form: 'waitlist',
  fields: {email: 'a@b.example', plan: 'Pro', billingCycle: 'yearly'},
};
const endpoint = 'https://forms.example/in';
const info = vi.spyOn(console, 'info').mockReturnValue();
beforeEach(() => info.mockClear());
afterAll(() => info.mockRestore());

test('submit: logs the entry and sends nothing without an endpoint', async () => {
  const fetch = vi.fn();
  await expect(submit(entry, {endpoint: null, fetch})).resolves.toEqual({outcome: 'logged'});
  expect(info).toHaveBeenCalledWith('Form submission', entry);
  expect(fetch).not.toHaveBeenCalled();
});

test('submit: posts JSON and logs nothing with an endpoint', async () => {
  const fetch = vi.fn().mockResolvedValue({ok: true});
  await expect(submit(entry, {endpoint, fetch})).resolves.toEqual({outcome: 'sent'});
  expect(fetch).toHaveBeenCalledWith(
    endpoint,
    expect.objectContaining({
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(entry),
    }),
  );
  expect(info).not.toHaveBeenCalled();
});

test('submit: a server that never answers is given up on', async () => {
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  const hang = (_url: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      if (init?.signal?.aborted) reject(init.signal.reason as Error);
    });
  await expect(submit(entry, {endpoint, fetch: hang})).resolves.toEqual({
    outcome: 'failed',
    reason: expect.stringContaining('within 10 seconds') as string,
  });
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

test.each([
  ['an error status', () => Promise.resolve({ok: false, status: 503}), 'status 503'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'reach the server'],
])('submit: gives the reason after %s', async (_name, answer, reason) => {
  const fetch = answer as unknown as typeof globalThis.fetch;
  const result = await submit(entry, {endpoint, fetch});
  expect(result.outcome).toBe('failed');
  expect(JSON.stringify(result)).toContain(reason);
});
