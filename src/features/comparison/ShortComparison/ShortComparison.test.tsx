import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';

import {brand} from '@site/src/data/brand';
import {vendors, type Vendor} from '@site/src/data/vendors';
import {ShortComparison} from './ShortComparison';
import {ShortComparisonSection} from './ShortComparisonSection';
import {Sources} from './ShortComparisonSection';

const cells = (feature: RegExp) =>
  within(screen.getByRole('row', {name: feature}))
    .getAllByRole('cell')
    .map(({textContent}) => textContent);

test('eight features against the product, all others and four of them', () => {
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

test('a row says the plan that is needed, the count, and each mark in a word', () => {
  render(<ShortComparisonSection />);
  expect(cells(/^Email warm-up/)).toEqual([
    `${brand.name}YesFrom Pro`,
    'All 11 others6 of 111 partly, 4 not known',
    'Apollo.ioPartly',
    'InstantlyYes',
    'lemlistYes',
    'HubSpot Sales Hub–Not known',
  ]);
  expect(cells(/^Public API/).slice(0, 2)).toEqual([
    `${brand.name}YesUltimate only`,
    'All 11 others11 of 11',
  ]);
});

test('nobody gets a cross from memory, and one with a source gets one', () => {
  const [apollo] = vendors as readonly [Vendor];
  const without = (confidence: 'stated' | 'recalled'): Vendor => ({
    ...apollo,
    features: {...apollo.features, publicApi: ['no', confidence]},
  });
  const {unmount} = render(<ShortComparison vendors={[apollo]} named={[without('recalled')]} />);
  expect(cells(/^Public API/).at(-1)).toBe('Apollo.io–Not known');
  unmount();
  render(<ShortComparison vendors={[apollo]} named={[without('stated')]} />);
  expect(cells(/^Public API/).at(-1)).toBe('Apollo.ioNo');
});

test('the sources say when, how many marks have none, and where the prices are', () => {
  render(<Sources vendors={vendors} />);
  const legend = within(screen.getByRole('list', {name: 'What the marks mean'}));
  expect(legend.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Yes',
    'Partly',
    '–Not known',
  ]);
  expect(screen.getByText(/as of August to September 2026; 15 of the 88 marks/)).toBeVisible();
  expect(screen.getByRole('link', {name: 'Compare the prices of all 12'})).toHaveAttribute(
    'href',
    '/#vendors',
  );
});
