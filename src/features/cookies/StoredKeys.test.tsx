import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';

import {storageEntries} from '@site/src/data/storageEntries';
import {saveText} from '@site/src/lib/saveText';
import {deviceStore} from '@site/src/lib/storage';
import {StoredKeys} from './StoredKeys';

vi.mock('@site/src/lib/saveText');

const rowOf = (key: string) => {
  const row = screen
    .getAllByRole('listitem', {hidden: true})
    .find((item) => within(item).queryAllByText(key)[0]?.tagName === 'CODE');
  if (!row) throw new Error(`No row for ${key}.`);
  return row;
};

test('built HTML: lists every key with its purpose, and nothing about the device', () => {
  localStorage.setItem('help-saved-articles', '["bounces"]');
  const html = document.createElement('div');
  html.innerHTML = renderToString(<StoredKeys />);
  for (const {key, purpose} of storageEntries) {
    expect(html).toHaveTextContent(key);
    expect(html).toHaveTextContent(purpose);
  }
  expect(html).not.toHaveTextContent(/has stored|other keys|blocks|bounces/);
});

test('shows the stored values of each key', () => {
  localStorage.setItem('help-saved-articles', '["bounces"]');
  localStorage.setItem('theme-1f0', 'dark');
  sessionStorage.setItem('live-activity-closed', 'yes');
  render(<StoredKeys />);
  expect(screen.getByText(/stored 3 items/)).toBeVisible();
  expect(rowOf('help-saved-articles')).toHaveTextContent('["bounces"]');
  expect(rowOf('theme*')).toHaveTextContent('theme-1f0dark');
  expect(rowOf('live-activity-closed')).toHaveTextContent('yes');
  expect(rowOf('theme*').closest('details')).toBeNull();
  expect(rowOf('help-article-votes').closest('details')).not.toHaveAttribute('open');
});

test('follows a change in another tab', () => {
  render(<StoredKeys />);
  localStorage.setItem('help-saved-articles', '["bounces"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', {key: 'help-saved-articles'})));
  expect(rowOf('help-saved-articles')).toHaveTextContent('["bounces"]');
});

test('clears one entry, announces it, and moves the focus to the result', async () => {
  localStorage.setItem('theme-1f0', 'dark');
  localStorage.setItem('help-saved-articles', '["bounces"]');
  const onStorage = vi.fn();
  window.addEventListener('storage', onStorage);
  render(<StoredKeys />);
  await userEvent.click(screen.getByRole('button', {name: 'Clear theme*'}));
  expect(localStorage.getItem('theme-1f0')).toBeNull();
  expect(localStorage.getItem('help-saved-articles')).toBe('["bounces"]');
  expect(screen.getByRole('status')).toHaveTextContent('Removed 1 item: theme-1f0.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(rowOf('theme*').closest('details')).not.toBeNull();
  expect(onStorage).toHaveBeenCalledWith(
    expect.objectContaining({key: 'theme-1f0', oldValue: 'dark', newValue: null}),
  );
  window.removeEventListener('storage', onStorage);
});

test('clears a value that the device refused to store, too', async () => {
  localStorage.setItem('help-saved-articles', '["bounces"]');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  deviceStore.write('help-saved-articles', '["bounces","spf"]');
  setItem.mockRestore();
  render(<StoredKeys />);
  await userEvent.click(screen.getByRole('button', {name: 'Clear help-saved-articles'}));
  expect(deviceStore.read('help-saved-articles')).toBeNull();
});

test('clears no second entry with a double click, after which the next one is at the pointer', () => {
  localStorage.setItem('theme-1f0', 'dark');
  localStorage.setItem('help-saved-articles', '["bounces"]');
  render(<StoredKeys />);
  fireEvent.click(screen.getByRole('button', {name: 'Clear theme*'}), {detail: 1});
  fireEvent.click(screen.getByRole('button', {name: 'Clear help-saved-articles'}), {detail: 2});
  expect(localStorage.getItem('theme-1f0')).toBeNull();
  expect(localStorage.getItem('help-saved-articles')).toBe('["bounces"]');
});

test('clears everything except the items of other sites', async () => {
  localStorage.setItem('theme-1f0', 'dark');
  localStorage.setItem('not-ours', '1');
  sessionStorage.setItem('live-activity-closed', 'yes');
  render(<StoredKeys />);
  await userEvent.click(screen.getByRole('button', {name: 'Clear all'}));
  expect(localStorage).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Removed 2 items: live-activity-closed, theme-1f0.');
  expect(status).toHaveFocus();
  expect(screen.getByText(/^This site has stored nothing/)).toBeVisible();
  expect(screen.getByRole('button', {name: 'Clear all'})).toBeDisabled();
  expect(screen.getByRole('button', {name: 'Export'})).toBeDisabled();
});

test('exports the stored items as JSON', async () => {
  localStorage.setItem('theme-1f0', 'dark');
  render(<StoredKeys />);
  await userEvent.click(screen.getByRole('button', {name: 'Export'}));
  const [name, text] = vi.mocked(saveText).mock.calls[0] ?? ['', ''];
  expect(name).toMatch(/-stored\.json$/);
  expect(JSON.parse(text)).toMatchObject({items: [{key: 'theme-1f0', value: 'dark'}]});
  expect(screen.getByRole('status')).toHaveTextContent(`Exported 1 item to ${name}.`);
});

test('explains that the browser blocks storage', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  render(<StoredKeys />);
  expect(screen.getByText(/^Your browser blocks storage for this site/)).toBeVisible();
  expect(screen.getByRole('button', {name: 'Clear all'})).toBeDisabled();
});

test('collapses a long value', () => {
  localStorage.setItem('help-saved-articles', JSON.stringify(['x'.repeat(200)]));
  render(<StoredKeys />);
  const value = within(rowOf('help-saved-articles')).getByText('204 characters');
  expect(value.closest('details')).not.toHaveAttribute('open');
});
