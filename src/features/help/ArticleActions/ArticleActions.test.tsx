import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {deviceStore, storageKeys} from '@site/src/lib/storage';
import {ArticleActions} from './ArticleActions';

const address = 'http://localhost/help/article/bounces';
/** Its own line; the copy button beside it has another. */
const note = () => screen.getAllByRole('status').at(-1)!;
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const rejects = (name: string) => jest.fn(() => Promise.reject(new DOMException('no', name)));
const resolves = () => jest.fn(() => Promise.resolve());

/** What this browser offers; jsdom offers neither. */
function offer({share, writeText}: {share?: jest.Mock; writeText?: jest.Mock}) {
  Object.defineProperty(navigator, 'share', {value: share, configurable: true});
  const clipboard = writeText && {writeText};
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/help/article/bounces?q=1#codes');
  offer({});
  render(<ArticleActions slug="bounces" title="Troubleshoot email bounces" />);
});

test('nothing is saved, voted or announced at first', () => {
  expect(screen.getByRole('button', {name: 'Save Article', pressed: false})).toBeVisible();
  expect(screen.getByRole('button', {name: 'Helpful', pressed: false})).toBeVisible();
  expect(note()).toBeEmptyDOMElement();
});

test('saving keeps the article on the device and says so', async () => {
  await press('Save Article');
  expect(screen.getByRole('button', {name: 'Saved', pressed: true})).toBeVisible();
  expect(deviceStore.read(storageKeys.savedArticles)).toBe('["bounces"]');
  expect(note()).toHaveTextContent('Saved on this device. You find it in the help centre.');
});

test('pressing again takes it out and says so', async () => {
  await press('Save Article');
  await press('Saved');
  expect(screen.getByRole('button', {name: 'Save Article', pressed: false})).toBeVisible();
  expect(deviceStore.read(storageKeys.savedArticles)).toBe('[]');
  expect(note()).toHaveTextContent('Removed from your saved articles.');
});

test('"Helpful" is kept on the device, can be taken back, and says both', async () => {
  await press('Helpful');
  expect(screen.getByRole('button', {name: 'Helpful', pressed: true})).toBeVisible();
  expect(deviceStore.read(storageKeys.articleVotes)).toBe('{"bounces":"yes"}');
  expect(note()).toHaveTextContent('Thank you. Your vote is kept on this device.');
  await press('Helpful');
  expect(screen.getByRole('button', {name: 'Helpful', pressed: false})).toBeVisible();
  expect(note()).toHaveTextContent('Your vote is taken back.');
});

test('sharing hands title and address to the system, without query and anchor', async () => {
  const share = resolves();
  offer({share});
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent('Shared.'));
  expect(share).toHaveBeenCalledWith({title: 'Troubleshoot email bounces', url: address});
});

test('without a share sheet the address is copied', async () => {
  const writeText = resolves();
  offer({writeText});
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent('Link copied.'));
  expect(writeText).toHaveBeenCalledWith(address);
});

test('a closed share sheet needs no words', async () => {
  const [share, writeText] = [rejects('AbortError'), resolves()];
  offer({share, writeText});
  await press('Share');
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(note()).toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
});

test('a browser that lets no page copy says what to do', async () => {
  offer({writeText: rejects('NotAllowedError')});
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent('Copy the address from its address bar.'));
});

test('the line speaks of the last action', async () => {
  offer({writeText: resolves()});
  await press('Save Article');
  await press('Share');
  await waitFor(() => expect(note()).toHaveTextContent(/^Link copied\.$/));
  await press('Saved');
  expect(note()).toHaveTextContent(/^Removed from your saved articles\.$/);
});
