import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {loadCode} from '@site/src/lib/loadCode';
import {OfflineButton} from '../offline/OfflineButton';
import {HelpTool} from './HelpTool';

vi.mock('@site/src/lib/loadCode', {spy: true});

test.each([
  ['a tool', () => <HelpTool id="csv">Open</HelpTool>],
  ['the offline dialog', () => <OfflineButton paths={[]} />],
])('a button whose click failed to load %s explains it, and tries again', async (_name, View) => {
  vi.stubGlobal('reportError', vi.fn());
  vi.mocked(loadCode).mockClear().mockRejectedValue(new Error('Loading chunk 1 failed.'));
  render(<View />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('try again');
  await userEvent.click(button);
  expect(loadCode).toHaveBeenCalledTimes(2);
});
