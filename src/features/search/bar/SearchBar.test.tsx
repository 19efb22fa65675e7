import type {DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useEffect} from 'react';

import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';
import {SearchBar} from './SearchBar';

vi.mock('@docusaurus/theme-common', () => ({useColorMode: () => ({colorMode: 'light'})}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePluginAndVersion: () => undefined,
  useAllDocsData: () => ({}),
}));
// The modal of a query with three pages.
vi.mock('@docsearch/react/modal', () => ({
  DocSearchModal({transformSearchClient, resultsFooterComponent: Footer}: DocSearchModalProps) {
    useEffect(() => {
      void transformSearchClient!({} as never).search({requests: [{query: 'x'}]} as never);
    }, [transformSearchClient]);
    return (
      <div className="DocSearch-Modal">
        <input className="DocSearch-Input" defaultValue="x" />
        <div role="option" tabIndex={-1} className="DocSearch-Hit" aria-selected="true">
          <Link to="/a#section">A</Link>
        </div>
        {Footer && <Footer state={{query: 'x'} as never} />}
      </div>
    );
  },
}));

const result = {nbHits: 3, hits: [{}], nearest: []};
const client = {search: () => Promise.resolve({results: [result]})} as unknown as SearchClient;

async function open() {
  render(<SearchBar client={client} />);
  await userEvent.click(screen.getByRole('button', {name: /^Search/}));
  return screen.findByRole('link', {name: 'See all 3 results'});
}
const modal = () => document.querySelector('.DocSearch-Modal');

test.each([
  ['null', '[null]', false],
  ['a text', '"x"', false],
  ['no JSON', '[', false],
  ['another shape', '[{"url": "/a"}]', false],
  ['hits', '[{"objectID": "1", "url": "/a", "type": "lvl1", "hierarchy": {"lvl1": "A"}}]', true],
])('SearchBar: a stored list of %s', async (_case, stored, isKept) => {
  const key = '__DOCSEARCH_RECENT_SEARCHES__site';
  window.localStorage.setItem(key, stored);
  await open();
  expect(window.localStorage.getItem(key)).toBe(isKept ? stored : null);
});

test('SearchBar: the link to all results closes the modal, also on the search page itself', async () => {
  const link = await open();
  expect(link).toHaveAttribute('href', '/search?q=x');
  // jsdom can't navigate and logs an error, so the test cancels the click at the document.
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  await userEvent.click(link);
  expect(modal()).toBeNull();
});

test('SearchBar: Back closes the modal, and gives the focus back', async () => {
  await open();
  fireEvent.popState(window);
  expect(await screen.findByRole('button', {name: /^Search/})).toHaveFocus();
  expect(modal()).toBeNull();
});

test('SearchBar: Enter follows the link of the selected hit, which may have changed since', async () => {
  await open();
  const onClick = vi.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', {name: 'A'}).addEventListener('click', onClick);
  const input = document.querySelector('input')!;
  await userEvent.type(input, '{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([
  ['as the standard says', {isComposing: true}],
  ['as Safari does', {keyCode: 229}],
])('SearchBar: leaves keys to an input method that marks them %s', async (_case, marks) => {
  await open();
  const onClick = vi.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', {name: 'A'}).addEventListener('click', onClick);
  const input = document.querySelector('input')!;
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(input, {key, ...marks});
  expect(onClick).not.toHaveBeenCalled();
  expect(modal()).not.toBeNull();
  fireEvent.keyDown(input, {key: 'Escape'});
  expect(modal()).toBeNull();
});
