import {render, screen, within} from '@testing-library/react';

import {StatusTable} from './StatusTable';

test('each component has a row with its status in words, its uptime and its response time', () => {
  render(
    <StatusTable
      components={[
        {name: 'API', status: 'operational', uptime: 100, responseTimeMs: 85},
        {name: 'Webhooks', status: 'partial-outage', uptime: 99.2, responseTimeMs: 900},
      ]}
    />,
  );
  const row = within(screen.getByRole('row', {name: /Webhooks/}));
  expect(row.getByText('Partial outage')).toBeVisible();
  expect(row.getByText('99.2%')).toBeVisible();
  expect(row.getByText('900 ms')).toBeVisible();
  expect(within(screen.getByRole('row', {name: /API/})).getByText('Operational')).toBeVisible();
});
