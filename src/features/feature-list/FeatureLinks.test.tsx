import {render, screen} from '@testing-library/react';

import {FeatureLinks} from './FeatureLinks';

const readMore = {label: 'Read', to: '/help'};

test('where it can be seen stands before where to read about it', () => {
  render(<FeatureLinks seeIt={{label: 'Watch', to: '/demo'}} readMore={readMore} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Watch', '/demo'],
    ['Read', '/help'],
  ]);
});

test('what cannot be seen can be read about', () => {
  render(<FeatureLinks readMore={readMore} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', {name: 'Read'})).toHaveAttribute('href', '/help');
});
