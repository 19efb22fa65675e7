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
};
const delivery = vi.mocked(deliver);
beforeEach(() => delivery.mockReset().mockResolvedValue(genuine));

const status = () => screen.getByRole('status');
const send = () => userEvent.click(screen.getByRole('button', {name: 'Send it now'}));
const code = (name: string) => screen.getByRole('group', {name});

test('before it is sent there is an event to look at, and no verdict', () => {
  render(<Playground />);
  expect(delivery).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent('Not sent yet.');
  expect(code('Headers of the event')).toHaveTextContent('Webhook-Signature: t=<seconds');
  expect(code('Body of the event, to be read')).toHaveTextContent('"type": "lead.hot"');
  expect(code('Body of the event, byte for byte')).toHaveTextContent('"id":"evt_1"');
  expect(code('Check in JavaScript')).toHaveTextContent('createHmac');
});

test('what arrives is shown, and each attempt changes what is said in one and the same element', async () => {
  render(<Playground />);
  const element = status();
  await send();
  expect(element).toHaveTextContent('Attempt 1: the signature fits');
  expect(code('Headers of the event')).toHaveTextContent('t=1794821400,v1=6e2f');
  expect(code('Body of the event, byte for byte')).toHaveTextContent('{"arrived":true}');
  await send();
  expect(status()).toBe(element);
  expect(element).toHaveTextContent('Attempt 2: the signature fits');
});

test('without a secret the last verdict is gone, and sending says why it cannot be', async () => {
  render(<Playground />);
  await send();
  await userEvent.clear(screen.getByLabelText('Secret'));
  expect(status()).toHaveTextContent('Not sent yet.');
  expect(code('Headers of the event')).not.toHaveTextContent('v1=6e2f');
  delivery.mockResolvedValue({kind: 'not-sent', reason: 'no-secret'});
  await send();
  expect(delivery).toHaveBeenLastCalledWith(
    payload('lead.hot'),
    expect.objectContaining({secret: ''}),
  );
  expect(status()).toHaveTextContent('Attempt 2: not sent. Without a secret');
});

test('another event is another one to send', async () => {
  render(<Playground />);
  await send();
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'email.bounced');
  expect(status()).toHaveTextContent('Not sent yet.');
  expect(code('Body of the event, to be read')).toHaveTextContent('"type": "email.bounced"');
});
