import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';

import {brand} from '@site/src/data/brand';
import {vendors, type Vendor} from '@site/src/data/vendors';
import {markOf} from '../marks';
import {ShortComparison} from './ShortComparison';
import {ShortComparisonSection, Sources} from './ShortComparisonSection';

const cells = (feature: RegExp) =>
  within(screen.getByRole('row', {name: feature}))
    .getAllByRole('cell')
    .map(({textContent}) => textContent);

test('has a row for each feature, and columns for the product, all others, and four vendors', () => {
  render(<ShortComparisonSection />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(8);
  expect(screen.getAllByRole('columnheader').map(({textContent}) => textContent)).toEqual([
    'Feature',
    brand.name,
    'All 11 others',
    'Apollo.io',
    'Instantly',
    'lemlist',
    'HubSpot Sales Hub',
  ]);
});

test('a row has the smallest plan, the count, and each mark as a word', () => {
  render(<ShortComparisonSection />);
  expect(cells(/^Email warm-up/)).toEqual([
    `${brand.name}YesPro and up`,
    'All 11 others6 of 111 partial, 4 unknown',
    'Apollo.ioPartial',
    'InstantlyYes',
    'lemlistYes',
    'HubSpot Sales Hub–Unknown',
  ]);
  expect(cells(/^Public API/).slice(0, 2)).toEqual([
    `${brand.name}YesUltimate only`,
    'All 11 others11 of 11',
  ]);
});

test.each(vendors)(
  '$name has some of the features, but not all, as the lead states',
  ({features}) => {
    const marks = Object.values(features).map(markOf);
    expect(marks).toContain('yes');
    expect(marks.filter((mark) => mark === 'yes').length).toBeLessThan(marks.length);
  },
);

test('only a "no" with a source gets a cross', () => {
  const [apollo] = vendors as readonly [Vendor];
  const without = (confidence: 'stated' | 'recalled'): Vendor => ({
    ...apollo,
    features: {...apollo.features, publicApi: ['no', confidence]},
  });
  const {unmount} = render(<ShortComparison vendors={[apollo]} named={[without('recalled')]} />);
  expect(cells(/^Public API/).at(-1)).toBe('Apollo.io–Unknown');
  unmount();
  render(<ShortComparison vendors={[apollo]} named={[without('stated')]} />);
  expect(cells(/^Public API/).at(-1)).toBe('Apollo.ioNo');
});

test('Sources: names the months, counts the marks without a source, and links to the prices', () => {
  render(<Sources vendors={vendors} />);
  const legend = within(screen.getByRole('list', {name: 'What the marks mean'}));
  expect(legend.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Yes',
    'Partial',
    '–Unknown',
  ]);
  expect(screen.getByText(/August to September 2026\. 15 of the 88 /)).toBeVisible();
  expect(screen.getByRole('link', {name: 'Compare prices for all 12'})).toHaveAttribute(
    'href',
    '/#vendors',
  );
});
