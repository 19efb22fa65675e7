import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {KeepError, keptFiles, readManifest} from '@site/src/domain/offline/keep';
import {keepPages} from './browser';
import {OfflineDialog} from './OfflineDialog';

vi.mock('@site/src/domain/offline/keep', {spy: true});
vi.mock('./browser', () => ({browserEnv: () => ({}), keepPages: vi.fn()}));

const manifest = {build: 'one', files: [], shared: [], indexes: {}, pages: {}};

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const keep = async () => {
  await screen.findByText(/^Download /);
  await press('Keep');
};

test('a browser that blocks storage shows that as the reason, and not the network', async () => {
  vi.mocked(readManifest).mockResolvedValue(manifest);
  vi.mocked(keptFiles).mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  render(
    <OfflineDialog paths={['/help/a']} isKept={false} onChange={() => {}} onClose={() => {}} />,
  );
  expect(await screen.findByText(/can’t store pages here/)).toBeVisible();
  expect(screen.queryByRole('button', {name: 'Try again'})).not.toBeInTheDocument();
});

test('the size of earlier pages doesn’t replace that of the ones shown', async () => {
  let answer!: (value: typeof manifest) => void;
  vi.mocked(readManifest)
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockReturnValueOnce(new Promise(() => {}));
  vi.mocked(keptFiles).mockResolvedValue(new Set());
  const at = (path: string) => (
    <OfflineDialog paths={[path]} isKept={false} onChange={() => {}} onClose={() => {}} />
  );
  const {rerender} = render(at('/help/a'));
  rerender(at('/help/b'));
  answer(manifest);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('button', {name: 'Keep'})).not.toBeInTheDocument();
});

test('a download that fails can be tried again', async () => {
  vi.mocked(readManifest).mockResolvedValue(manifest);
  vi.mocked(keptFiles).mockResolvedValue(new Set());
  vi.mocked(keepPages).mockRejectedValueOnce(new KeepError('network')).mockResolvedValueOnce();
  render(
    <OfflineDialog paths={['/help/a']} isKept={false} onChange={() => {}} onClose={() => {}} />,
  );
  await keep();
  expect(await screen.findByText(/nothing new is stored/)).toHaveFocus();
  await press('Try again');
  expect(screen.getByRole('status')).toHaveFocus();
  await keep();
  expect(await screen.findByRole('button', {name: 'Remove'})).toBeVisible();
  expect(keepPages).toHaveBeenCalledTimes(2);
});
