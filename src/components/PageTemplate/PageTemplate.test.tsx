import {render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';

import {PageTemplate} from './PageTemplate';

vi.mock('@site/.generated/assets.json', () => ({default: {headlineFont: '/fonts/a.woff2'}}));

const PageMetadata = vi.fn((_metadata: object) => null);
vi.mock('@docusaurus/theme-common', () => ({
  PageMetadata: (metadata: object) => PageMetadata(metadata),
}));

const setUp = (props: Partial<ComponentProps<typeof PageTemplate>> = {}) =>
  render(
    <PageTemplate
      badge="Company"
      title="Why we build it"
      subtitle="And what we hold to."
      description="For search engines."
      {...props}
    />,
  );

test('shows badge, a single h1, and subtitle', () => {
  setUp();
  expect(screen.getByText('Company')).toBeVisible();
  expect(screen.getAllByRole('heading', {level: 1})).toHaveLength(1);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Why we build it');
  expect(screen.getByText('And what we hold to.')).toBeVisible();
});

test('sets title, description, and social card', () => {
  setUp({socialCard: '/social/company.png'});
  expect(PageMetadata).toHaveBeenLastCalledWith({
    title: 'Why we build it',
    description: 'For search engines.',
    image: '/social/company.png',
  });
});

test('shows the content between title and call to action', () => {
  setUp({children: <h2>Story</h2>, callToAction: {title: 'Try it'}});
  const headings = screen.getAllByRole('heading').map(({textContent}) => textContent);
  expect(headings).toEqual(['Why we build it', 'Story', 'Try it']);
});

test('the call to action defaults to "Get Started" with a link to /', () => {
  setUp({callToAction: {title: 'Try it'}});
  expect(screen.getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', '/');
});

test('the call to action takes its own label and link', () => {
  setUp({callToAction: {title: 'Try it', text: 'Now.', label: 'Write to us', to: '/contact'}});
  expect(screen.getByRole('link', {name: 'Write to us'})).toHaveAttribute('href', '/contact');
  expect(screen.getByText('Now.')).toBeVisible();
});

test('shows no box without a call to action', () => {
  setUp();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', {level: 2})).not.toBeInTheDocument();
});
