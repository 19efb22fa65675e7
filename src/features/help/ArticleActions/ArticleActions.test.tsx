import {act, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Mock} from 'vitest';

import {storageKeys} from '@site/src/data/storageKeys';
import {parseSaved} from '@site/src/domain/reading/saved';
import {deviceStore} from '@site/src/lib/storage';
import {ArticleActions} from './ArticleActions';

const url = 'http://localhost/help/article/bounces';
/** The last status; the copy button has another. */
const note = () => screen.getAllByRole('status').at(-1)!;
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const rejects = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));
const resolves = () => vi.fn(() => Promise.resolve());

/** Sets the browser's functions; jsdom has neither. */
function offer({share, writeText}: {share?: Mock; writeText?: Mock}) {
  Object.defineProperty(navigator, 'share', {value: share, configurable: true});
  const clipboard = writeText && {writeText};
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

beforeEach(async () => {
  window.history.replaceState(null, '', '/help/article/bounces?q=1#codes');
  offer({});
  render(<ArticleActions slug="bounces" title="Troubleshoot email bounces" />);
  // The offline button asks the browser whether it can keep pages.
  await act(() => Promise.resolve());
});

test('has nothing saved, voted, or announced at first', () => {
  expect(screen.getByRole('button', {name: 'Save Article', pressed: false})).toBeVisible();
  expect(screen.getByRole('button', {name: 'Helpful', pressed: false})).toBeVisible();
  expect(note()).toBeEmptyDOMElement();
});

test('stores a saved article on the device and confirms it', async () => {
  await press('Save Article');
  expect(screen.getByRole('button', {name: 'Saved', pressed: true})).toBeVisible();
  expect(parseSaved(deviceStore.read(storageKeys.savedArticles))).toMatchObject([
    {slug: 'bounces'},
  ]);
  expect(note()).toHaveTextContent('Saved on this device.');
});

test('removes a saved article and confirms it', async () => {
  await press('Save Article');
  await press('Saved');
  expect(screen.getByRole('button', {name: 'Save Article', pressed: false})).toBeVisible();
  expect(deviceStore.read(storageKeys.savedArticles)).toBe('[]');
  expect(note()).toHaveTextContent('Removed from your saved articles.');
});

test('stores and removes the vote of "Helpful" and confirms both', async () => {
  await press('Helpful');
  expect(screen.getByRole('button', {name: 'Helpful', pressed: true})).toBeVisible();
  expect(deviceStore.read(storageKeys.articleVotes)).toBe('{"bounces":"yes"}');
  expect(note()).toHaveTextContent('Your vote is stored on this device.');
  await press('Helpful');
  expect(screen.getByRole('button', {name: 'Helpful', pressed: false})).toBeVisible();
  expect(note()).toHaveTextContent('Vote removed.');
});

test('shares the title and the URL without query and hash', async () => {
  const share = resolves();
  offer({share});
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent('Shared.'));
  expect(share).toHaveBeenCalledWith({title: 'Troubleshoot email bounces', url});
});

test('copies the URL without a share sheet', async () => {
  const writeText = resolves();
  offer({writeText});
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent('Link copied.'));
  expect(writeText).toHaveBeenCalledWith(url);
});

test.each([
  ['is closed', 'AbortError'],
  ['is open already', 'InvalidStateError'],
])('announces nothing when the share sheet %s', async (_when, name) => {
  const [share, writeText] = [rejects(name), resolves()];
  offer({share, writeText});
  await press('Share');
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(note()).toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the URL when the share sheet may not open', async () => {
  const writeText = resolves();
  offer({share: rejects('NotAllowedError'), writeText});
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent('Link copied.'));
  expect(writeText).toHaveBeenCalledWith(url);
});

test.each([
  ['blocks copying', {writeText: rejects('NotAllowedError')}],
  ['can neither share nor copy', {}],
])('explains what to do when the browser %s', async (_what, tools) => {
  offer(tools);
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent('Copy the URL from the address bar.'));
});

test('confirms the last action only', async () => {
  offer({writeText: resolves()});
  await press('Save Article');
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent(/^Link copied\.$/));
  await press('Saved');
  expect(note()).toHaveTextContent(/^Removed from your saved articles\.$/);
});
