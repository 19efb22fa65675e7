import {act, render, screen} from '@testing-library/react';

import {SavedPage} from './SavedPage';

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({version: 'current'}),
  useVersions: () => [],
}));

test('SavedPage: explains why no articles are listed when loading fails', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
  render(<SavedPage load={() => Promise.reject(new Error('Loading chunk 1 failed.'))} />);
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole('status')).toHaveTextContent('couldn’t load');
});
