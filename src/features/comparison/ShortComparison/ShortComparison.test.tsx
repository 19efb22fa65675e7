import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';

import {brand} from '@site/src/data/brand';
import {comparedFeatures} from '@site/src/data/comparedFeatures';
import {founderPlansWith} from '@site/src/data/planFeatures';
import {vendors, type Vendor} from '@site/src/data/vendors';
import {countMarks, countUnsourced, markOf, restOf} from '../marks';
import {ShortComparison, ShortComparisonSection, Sources} from './ShortComparison';

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
  const [warmup, api] = [countMarks('emailWarmup', vendors), countMarks('publicApi', vendors)];
  const words = {yes: 'Yes', partial: 'Partial', no: 'No', unknown: '–Unknown'};
  const wordOf = (vendor: string) =>
    words[markOf(vendors.find(({name}) => name === vendor)!.features.emailWarmup)];
  render(<ShortComparisonSection />);
  expect(cells(/^Email warm-up/)).toEqual([
    `${brand.name}Yes${founderPlansWith('warmup')}`,
    `All 11 others${warmup.yes} of 11${restOf(warmup)}`,
    ...['Apollo.io', 'Instantly', 'lemlist', 'HubSpot Sales Hub'].map(
      (name) => name + wordOf(name),
    ),
  ]);
  expect(cells(/^Public API/).slice(0, 2)).toEqual([
    `${brand.name}Yes${founderPlansWith('api')}`,
    `All 11 others${api.yes} of 11${restOf(api)}`,
  ]);
});

test('our own feature with a note is partial, as it would be for others', () => {
  render(<ShortComparisonSection />);
  for (const {title, ownNote, planFeature} of comparedFeatures) {
    const mark = ownNote ? 'Partial' : 'Yes';
    const detail = [founderPlansWith(planFeature), ownNote].filter(Boolean).join(', ');
    expect(cells(new RegExp(`^${title}`))[0]).toBe(`${brand.name}${mark}${detail}`);
  }
  expect(comparedFeatures.find(({key}) => key === 'linkedinSteps')?.ownNote).toBeDefined();
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

test('Sources: counts the marks without a source, and links to the prices', () => {
  const {recalled, all} = countUnsourced(vendors);
  render(<Sources vendors={vendors} />);
  const legend = within(screen.getByRole('list', {name: 'What the marks mean'}));
  expect(legend.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Yes',
    'Partial',
    '–Unknown',
  ]);
  expect(screen.getByText(new RegExp(`${recalled} of the ${all} `))).toBeVisible();
  expect(screen.getByRole('link', {name: 'Compare prices for all 12'})).toHaveAttribute(
    'href',
    '/#vendors',
  );
});
