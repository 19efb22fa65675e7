import {render, screen} from '@testing-library/react';

import {CampaignStates} from './CampaignStates';
import {CrmFlow} from './CrmFlow';
import {HourBudget} from './HourBudget';
import {MigrationOrder} from './MigrationOrder';
import {OAuthFlow} from './OAuthFlow';
import {PageLoop} from './PageLoop';
import {SoftBounce} from './SoftBounce';
import {WebhookSequence} from './WebhookSequence';

test('the budget is read out with what is left', () => {
  render(<HourBudget />);
  expect(screen.getByRole('img')).toHaveAccessibleDescription(
    '2 requests a second: 2,800 left. 5 requests a second: used up after 33 min. ' +
      '10 requests a second: used up after 16 min.',
  );
});

test('the states are read out in their order', () => {
  render(<CampaignStates />);
  expect(screen.getByRole('img')).toHaveAccessibleDescription(
    /^draft: .*scheduled: .*running: .*paused: .*completed: /,
  );
});

test('the event is answered before the work is done', () => {
  render(<WebhookSequence />);
  expect(screen.getByRole('img')).toHaveAccessibleDescription(
    /^1\. Sender to Your server: .*4\. Your server to Sender: 204 within 10 s\. 5\. Your worker: do the work\.$/,
  );
});

test('the way into the CRM ends with the comparison', () => {
  render(<CrmFlow />);
  expect(screen.getByRole('img')).toHaveAccessibleDescription(
    /^Webhook: .*Comparison: .*all pages/,
  );
});

test.each([
  ['OAuth', OAuthFlow, /^Approval: .*Exchange: .*Call: .*Renewal: /],
  ['pages', PageLoop, /^First request: .*Last page: next_cursor is null\.$/],
  ['a soft bounce', SoftBounce, /^First try: .*5 retries: .*Suppressed: .*Your list: /],
  ['a move', MigrationOrder, /^Suppressions: .*Contacts: .*Campaigns: .*Switch: /],
])('%s is read out in its order', (_name, Flow, order) => {
  render(<Flow />);
  expect(screen.getByRole('img')).toHaveAccessibleDescription(order);
});
