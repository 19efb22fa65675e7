import {render, screen} from '@testing-library/react';

import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {SavedPage} from './SavedPage';

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({version: 'current'}),
  useVersions: () => [],
}));
vi.mock('@site/src/lib/useLoadedCode');

test('SavedPage: explains why no articles are listed when loading fails', () => {
  const state = {code: null, isOffline: false, hasFailed: true, retry: vi.fn()};
  vi.mocked(useLoadedCode).mockReturnValue(state);
  render(<SavedPage load={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('couldn’t load');
});
