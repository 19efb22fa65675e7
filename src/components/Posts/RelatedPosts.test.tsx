import {render, screen} from '@testing-library/react';

import {RelatedPosts} from './RelatedPosts';

const post = {
  permalink: '/blog/list-hygiene-arithmetic',
  title: 'List hygiene arithmetic',
  description: 'The cost of a dirty list.',
  category: 'Deliverability',
  date: '2026-08-04T00:00:00.000Z',
  readingTime: 4.2,
};

test('RelatedPosts: each post is a link with its category, date, and reading time', () => {
  render(<RelatedPosts posts={[post]} />);
  expect(screen.getByRole('link', {name: post.title})).toHaveAttribute('href', post.permalink);
  expect(screen.getByText('August 4, 2026')).toHaveAttribute('datetime', post.date);
  expect(screen.getByText('5 min read')).toBeInTheDocument();
  expect(screen.getByText('Deliverability')).toBeInTheDocument();
});

test('RelatedPosts: a release has neither category nor reading time', () => {
  render(<RelatedPosts posts={[{...post, category: undefined, readingTime: undefined}]} />);
  expect(screen.queryByText(/min read/)).not.toBeInTheDocument();
});
