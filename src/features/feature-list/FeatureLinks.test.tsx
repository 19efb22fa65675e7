import {render, screen} from '@testing-library/react';

import {FeatureLinks} from './FeatureLinks';

const readMore = {label: 'Read', to: '/help'};

test('FeatureLinks: links to the demo, then to the article', () => {
  render(<FeatureLinks seeIt={{label: 'Watch', to: '/demo'}} readMore={readMore} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Watch', '/demo'],
    ['Read', '/help'],
  ]);
});

test('FeatureLinks: links only to the article without a demo', () => {
  render(<FeatureLinks readMore={readMore} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', {name: 'Read'})).toHaveAttribute('href', '/help');
});
