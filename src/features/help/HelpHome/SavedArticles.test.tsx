import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {storageKeys} from '@site/src/data/storageKeys';
import {deviceStore} from '@site/src/lib/storage';
import {SavedArticles} from './SavedArticles';

const titlesOf = (...slugs: string[]) =>
  Object.fromEntries(slugs.map((slug) => [slug, `About ${slug}`]));
const load = () =>
  Promise.resolve({
    default: {'2.4': titlesOf('bounces', 'pricing', 'scoring'), current: titlesOf('gone')},
  });

async function setUp(saved: string | null) {
  localStorage.clear();
  if (saved !== null) deviceStore.write(storageKeys.savedArticles, saved);
  const view = render(<SavedArticles load={load} version="2.4" versionPath="/help/2.4" />);
  await act(load);
  return view;
}

const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({textContent}) => textContent);

test('SavedArticles: links to saved articles of the current version, latest first', async () => {
  await setUp('["scoring","bounces"]');
  expect(screen.getByRole('heading', {name: 'Saved on this device'})).toBeVisible();
  expect(titles()).toEqual(['About scoring', 'About bounces']);
  expect(screen.getByRole('link', {name: 'About bounces'})).toHaveAttribute(
    'href',
    '/help/2.4/article/bounces',
  );
});

test('SavedArticles: removes an article from the page and the device', async () => {
  await setUp('["scoring","bounces"]');
  await userEvent.click(screen.getByRole('button', {name: 'Remove About scoring'}));
  expect(titles()).toEqual(['About bounces']);
  expect(deviceStore.read(storageKeys.savedArticles)).toBe('[{"slug":"bounces"}]');
});

test('SavedArticles: a double click opens or removes no second article, which is then at the pointer', async () => {
  await setUp('["scoring","bounces"]');
  fireEvent.click(screen.getByRole('button', {name: 'Remove About bounces'}), {detail: 2});
  expect(fireEvent.click(screen.getByRole('link', {name: 'About bounces'}), {detail: 2})).toBe(
    false,
  );
  expect(titles()).toEqual(['About scoring', 'About bounces']);
});

test('SavedArticles: moves the focus to the confirmation when an article is removed', async () => {
  await setUp('["scoring","bounces"]');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', {name: 'Remove About scoring'}));
  expect(screen.getByRole('status')).toHaveTextContent('“About scoring” is no longer saved.');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('SavedArticles: keeps the focused confirmation when the last article is removed', async () => {
  await setUp('["bounces"]');
  await userEvent.click(screen.getByRole('button', {name: 'Remove About bounces'}));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('“About bounces” is no longer saved.');
  expect(screen.getByRole('status')).toHaveFocus();
});

test.each([null, '[]', 'not json', '["gone"]', '["constructor"]'])(
  'SavedArticles: renders nothing when %p is stored',
  async (saved) => {
    expect((await setUp(saved)).container).toBeEmptyDOMElement();
  },
);

test('SavedArticles: skips an article that this version lacks, and keeps it stored', async () => {
  await setUp('["gone","bounces","pricing"]');
  expect(titles()).toEqual(['About bounces', 'About pricing']);
  await userEvent.click(screen.getByRole('button', {name: 'Remove About pricing'}));
  expect(deviceStore.read(storageKeys.savedArticles)).toBe('[{"slug":"gone"},{"slug":"bounces"}]');
});
