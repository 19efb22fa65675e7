import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {OfflineButton} from '../offline/OfflineButton';
import {HelpTool} from './HelpTool';

vi.mock('@site/src/lib/useLoadedCode');

test.each([
  ['a tool', () => <HelpTool id="csv">Open</HelpTool>],
  ['the offline dialog', () => <OfflineButton paths={[]} />],
])('a button whose click failed to load %s explains it, and tries again', async (_name, View) => {
  const retry = vi.fn();
  const state = {code: null, isOffline: false, hasFailed: true, retry};
  vi.mocked(useLoadedCode).mockReturnValue(state);
  render(<View />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('try again');
  await userEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalled();
});
