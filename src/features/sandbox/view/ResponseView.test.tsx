import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {ResponseView} from './ResponseView';

const call = {
  number: 1,
  operationId: 'x',
  values: {},
  request: {method: 'GET', path: '/v1/contacts', query: {}, headers: {Authorization: 'Bearer k'}},
  response: {status: 429, headers: {'Retry-After': '10', 'X-Id': 'a'}, body: '{"status":429}'},
  sentAt: 0,
  durationMs: 350,
};

test('ResponseView: shows the body, the headers, and the request in tabs', async () => {
  render(<ResponseView call={call} />);
  const part = (name: string) => screen.getByRole('group', {name});
  expect(part('Response body, 429 Too Many Requests')).toHaveTextContent('{ "status": 429 }');
  await userEvent.click(screen.getByRole('tab', {name: 'Headers (2)'}));
  expect(part('Response headers')).toHaveTextContent('Retry-After: 10 X-Id: a');
  await userEvent.click(screen.getByRole('tab', {name: 'Request'}));
  expect(part('Request')).toHaveTextContent('Authorization: Bearer k');
});
