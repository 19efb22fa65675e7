import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {LONGEST_SEARCH} from '@site/src/components/Field/Field';
import {NotFoundView} from './NotFoundView';

const suggestions = [
  {path: '/help/article/bounces', title: 'Troubleshoot email bounces'},
  {path: '/help/article/scoring', title: 'Hot lead scoring'},
];

test('an unknown article links back to the help center', () => {
  render(<NotFoundView unknown={{kind: 'article', words: 'bounce types'}} suggestions={[]} />);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Article Not Found');
  const back = screen.getByRole('link', {name: 'Back to the help center'});
  expect(back).toHaveAttribute('href', '/help');
});

test('an unknown page links to the home page', () => {
  render(<NotFoundView unknown={{kind: 'page', words: 'pricng'}} suggestions={[]} />);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Page Not Found');
  expect(screen.getByRole('link', {name: 'Back to the home page'})).toHaveAttribute('href', '/');
});

test('the search has the words of the path and works without JavaScript', () => {
  render(<NotFoundView unknown={{kind: 'article', words: 'bounce types'}} suggestions={[]} />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  const field = within(form).getByRole('searchbox', {name: 'Search the whole site'});
  expect(field).toHaveValue('bounce types');
  expect(field).toHaveAttribute('name', 'q');
  expect(within(form).getByRole('button', {name: 'Search'})).toHaveAttribute('type', 'submit');
});

test('cuts a pasted text that’s too long for a URL', async () => {
  render(<NotFoundView unknown={{kind: 'page', words: ''}} suggestions={[]} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste('x'.repeat(2000));
  expect(screen.getByRole('searchbox')).toHaveValue('x'.repeat(LONGEST_SEARCH));
});

test('the field shows the words once the browser knows them', () => {
  const view = (words: string) => <NotFoundView unknown={{kind: 'page', words}} suggestions={[]} />;
  const {rerender} = render(view(''));
  rerender(view('pricng'));
  expect(screen.getByRole('searchbox')).toHaveValue('pricng');
});

test('lists the closest pages, best first', () => {
  render(<NotFoundView unknown={{kind: 'article', words: 'bounce'}} suggestions={suggestions} />);
  expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('Closest articles and pages');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(suggestions.map(({path}) => path));
  expect(links[0]).toHaveTextContent('Troubleshoot email bounces');
});

test('shows no list without suggestions', () => {
  render(<NotFoundView unknown={{kind: 'page', words: 'x'}} suggestions={[]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', {level: 2})).not.toBeInTheDocument();
});
