import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {deliver, type Outcome} from '../webhooks/deliver';
import {Playground} from './Playground';

function payload(type: string) {
  return {id: 'evt_1', type, created_at: '2026-11-16T09:30:00Z', data: {}};
}

function webhook(type: string): [string, object] {
  const examples = {only: {summary: '', value: payload(type)}};
  const requestBody = {content: {'application/json': {examples}}};
  return [type, {post: {summary: '', description: '', requestBody}}];
}

vi.mock('@generated/sandbox-seed/default/webhooks.json', (): object => ({
  default: {webhooks: Object.fromEntries(['lead.hot', 'email.bounced'].map(webhook))},
}));
vi.mock('../webhooks/deliver', () => ({deliver: vi.fn()}));

const genuine: Outcome = {
  kind: 'received',
  headers: {'Content-Type': 'application/json', 'Webhook-Signature': 't=1794821400,v1=6e2f'},
  body: '{"arrived":true}',
  verdict: {isValid: true},
  responseStatus: 204,
};
const delivery = vi.mocked(deliver);
beforeEach(() => delivery.mockReset().mockResolvedValue(genuine));

const status = () => screen.getByRole('status');
const send = () => userEvent.click(screen.getByRole('button', {name: 'Send event'}));
const code = (name: string) => screen.getByRole('group', {name});

test('Playground: shows a preview before the event is sent', () => {
  render(<Playground />);
  expect(delivery).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent('Not sent yet.');
  expect(code('Event headers')).toHaveTextContent('Webhook-Signature: t=<seconds');
  expect(code('Event body, formatted')).toHaveTextContent('"type": "lead.hot"');
  expect(code('Event body, as sent')).toHaveTextContent('"id":"evt_1"');
  expect(code('Verification in JavaScript')).toHaveTextContent('createHmac');
});

test('Playground: shows the event as received, and announces each attempt in the same element', async () => {
  render(<Playground />);
  const element = status();
  await send();
  expect(element).toHaveTextContent('Attempt 1: the signature matches');
  expect(code('Event headers')).toHaveTextContent('t=1794821400,v1=6e2f');
  expect(code('Event body, as sent')).toHaveTextContent('{"arrived":true}');
  await send();
  expect(status()).toBe(element);
  expect(element).toHaveTextContent('Attempt 2: the signature matches');
});

test('Playground: without a secret, clears the last result and says why the event can’t be sent', async () => {
  render(<Playground />);
  await send();
  await userEvent.clear(screen.getByLabelText('Secret'));
  expect(status()).toHaveTextContent('Not sent yet.');
  expect(code('Event headers')).not.toHaveTextContent('v1=6e2f');
  delivery.mockResolvedValue({kind: 'not-sent', reason: 'no-secret'});
  await send();
  expect(delivery).toHaveBeenLastCalledWith(
    expect.objectContaining({
      type: 'lead.hot',
      id: expect.stringMatching(/^evt_[0-9a-f]{12}$/) as string,
    }),
    expect.objectContaining({secret: ''}),
  );
  expect(status()).toHaveTextContent('Attempt 2: not sent.');
});

test('Playground: choosing another event clears the last result', async () => {
  render(<Playground />);
  await send();
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'email.bounced');
  expect(status()).toHaveTextContent('Not sent yet.');
  expect(code('Event body, formatted')).toHaveTextContent('"type": "email.bounced"');
});

test('Playground: retries a failed event with its id, and keeps one line for it in the log', async () => {
  render(<Playground />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  delivery.mockResolvedValueOnce({...genuine, responseStatus: 503});
  await send();
  const line = screen.getByRole('listitem');
  expect(line).toHaveTextContent(/lead\.hot.*503.*Retrying.*1/);
  const retry = screen.getByRole('button', {name: 'Retry now'});
  await userEvent.click(retry);
  expect(screen.getByRole('listitem')).toBe(line);
  expect(line).toHaveTextContent(/lead\.hot.*204.*Delivered.*2/);
  const [first, second] = delivery.mock.calls.map(([event]) => event);
  expect(second).toEqual(first);
  await userEvent.click(retry);
  expect(delivery).toHaveBeenCalledTimes(2);
  expect(retry).toHaveFocus();
});

test('Playground: shows an earlier delivery again', async () => {
  render(<Playground />);
  await send();
  delivery.mockResolvedValueOnce({...genuine, body: '{"second":true}'});
  await send();
  expect(code('Event body, as sent')).toHaveTextContent('{"second":true}');
  await userEvent.click(screen.getAllByRole('button', {name: /^lead\.hot/})[1]!);
  expect(code('Event body, as sent')).toHaveTextContent('{"arrived":true}');
});
