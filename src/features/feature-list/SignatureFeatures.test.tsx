import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {inboxExample} from '@site/src/data/features';
import {SignatureFeatures} from './SignatureFeatures';

test('shows the draft of the selected tone', async () => {
  render(<SignatureFeatures />);
  const [first, ...others] = inboxExample.drafts;
  expect(screen.getByText(first.text)).toBeVisible();
  for (const {tone, text} of others) {
    await userEvent.click(screen.getByRole('tab', {name: tone}));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(first.text)).not.toBeVisible();
  }
});
