import {submit, type Submission} from './submission';

const entry: Submission = {
  form: 'waitlist',
  fields: {email: 'a@b.example', plan: 'Pro', billingCycle: 'yearly'},
};
const endpoint = 'https://forms.example/in';

function options(fetch: typeof globalThis.fetch, where: string | null = endpoint) {
  return {endpoint: where, fetch, log: vi.fn()};
}

test('submit: logs the entry and sends nothing without an endpoint', async () => {
  const fetch = vi.fn();
  const given = options(fetch, null);
  await expect(submit(entry, given)).resolves.toEqual({outcome: 'logged'});
  expect(given.log).toHaveBeenCalledWith('Form submission', entry);
  expect(fetch).not.toHaveBeenCalled();
});

test('submit: posts JSON and logs nothing with an endpoint', async () => {
  const fetch = vi.fn().mockResolvedValue({ok: true});
  const given = options(fetch);
  await expect(submit(entry, given)).resolves.toEqual({outcome: 'sent'});
  expect(fetch).toHaveBeenCalledWith(
    endpoint,
    expect.objectContaining({method: 'POST', body: JSON.stringify(entry)}),
  );
  expect(given.log).not.toHaveBeenCalled();
});

test.each([
  ['an error status', () => Promise.resolve({ok: false, status: 503}), 'status 503'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'reach the server'],
  [
    'a timeout',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    'within 10 seconds',
  ],
])('submit: gives the reason after %s', async (_name, answer, reason) => {
  const result = await submit(entry, options(answer as unknown as typeof globalThis.fetch));
  expect(result.outcome).toBe('failed');
  expect(JSON.stringify(result)).toContain(reason);
});
