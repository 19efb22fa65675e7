import {render} from '@testing-library/react';

import {Path} from './Endpoint';

test.each([
  ['/v1/emails/send', '/v1|/emails|/send'],
  ['https://api.example', 'https://api.example'],
  ['https://api.example/v1/leads', 'https://api.example|/v1|/leads'],
  ['/v1/campaigns/{id}/pause', '/v1|/campaigns|/{id}|/pause'],
  ['lead.hot', 'lead.hot'],
])('Path: %s may break as %s', (path, broken) => {
  const {container} = render(<Path>{path}</Path>);
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(broken);
});
