import {submit, type Submission} from './submission';

const entry: Submission = {
  form: 'waitlist',
  fields: {email: 'a@b.example', plan: 'Pro', billingCycle: 'yearly'},
};
const endpoint = 'https://forms.example/in';

function options(fetch: typeof globalThis.fetch, where: string | null = endpoint) {
  return {endpoint: where, fetch, log: vi.fn()};
}

test('without an endpoint the entry is logged and nothing is sent', async () => {
  const fetch = vi.fn();
  const given = options(fetch, null);
  await expect(submit(entry, given)).resolves.toEqual({outcome: 'logged'});
  expect(given.log).toHaveBeenCalledWith('Form submission', entry);
  expect(fetch).not.toHaveBeenCalled();
});

test('with an endpoint it is posted as JSON and not logged', async () => {
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
  ['a refusal', () => Promise.resolve({ok: false, status: 503}), 'status 503'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'could not be reached'],
  ['silence', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'within 10 seconds'],
])('%s is told plainly', async (_name, answer, reason) => {
  const result = await submit(entry, options(answer as unknown as typeof globalThis.fetch));
  expect(result.outcome).toBe('failed');
  expect(JSON.stringify(result)).toContain(reason);
});
