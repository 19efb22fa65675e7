import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {deviceStore, storageKeys} from '@site/src/lib/storage';
import {SavedArticles} from './SavedArticles';

const catalogue = ['bounces', 'pricing', 'scoring'].map((slug) => ({
  slug,
  title: `About ${slug}`,
  permalink: `/help/2.4/article/${slug}`,
}));

function setUp(saved: string | null) {
  localStorage.clear();
  if (saved !== null) deviceStore.write(storageKeys.savedArticles, saved);
  return render(<SavedArticles catalogue={catalogue} />);
}

const titles = () => screen.queryAllByRole('link').map(({textContent}) => textContent);

test('SavedArticles: links to saved articles of the current version, latest first', () => {
  setUp('["scoring","bounces"]');
  expect(screen.getByRole('heading', {name: 'Saved on this device'})).toBeVisible();
  expect(titles()).toEqual(['About scoring', 'About bounces']);
  expect(screen.getByRole('link', {name: 'About bounces'})).toHaveAttribute(
    'href',
    '/help/2.4/article/bounces',
  );
});

test('SavedArticles: removes an article from the page and the device', async () => {
  setUp('["scoring","bounces"]');
  await userEvent.click(screen.getByRole('button', {name: 'Remove About scoring'}));
  expect(titles()).toEqual(['About bounces']);
  expect(deviceStore.read(storageKeys.savedArticles)).toBe('["bounces"]');
});

test('SavedArticles: moves the focus to the confirmation when an article is removed', async () => {
  setUp('["scoring","bounces"]');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', {name: 'Remove About scoring'}));
  expect(screen.getByRole('status')).toHaveTextContent('“About scoring” is no longer saved.');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('SavedArticles: keeps the focused confirmation when the last article is removed', async () => {
  setUp('["bounces"]');
  await userEvent.click(screen.getByRole('button', {name: 'Remove About bounces'}));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('“About bounces” is no longer saved.');
  expect(screen.getByRole('status')).toHaveFocus();
});

test.each([null, '[]', 'not json', '["gone"]'])(
  'SavedArticles: renders nothing when %p is stored',
  (saved) => {
    expect(setUp(saved).container).toBeEmptyDOMElement();
  },
);

test('SavedArticles: skips an article that this version lacks, and keeps it stored', async () => {
  setUp('["gone","bounces","pricing"]');
  expect(titles()).toEqual(['About bounces', 'About pricing']);
  await userEvent.click(screen.getByRole('button', {name: 'Remove About pricing'}));
  expect(deviceStore.read(storageKeys.savedArticles)).toBe('["gone","bounces"]');
});
