import {render, screen, within} from '@testing-library/react';

import {Section} from './Section';

const collectAnchor = vi.fn();
vi.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({collectAnchor, collectLink() {}}),
}));

test('is a region named by its heading with an id', () => {
  render(
    <Section id="plans" eyebrow="Pricing" title="Plans" lead="Three of them.">
      <p>Inside</p>
    </Section>,
  );
  const region = screen.getByRole('region', {name: 'Plans'});
  expect(region).toHaveAttribute('id', 'plans');
  expect(within(region).getByRole('heading', {level: 2})).toHaveTextContent('Plans');
  expect(region).toHaveTextContent('PricingPlansThree of them.Inside');
});

test('registers its id with the anchor check', () => {
  render(<Section id="plans" title="Plans" />);
  expect(collectAnchor).toHaveBeenLastCalledWith('plans');
});

test('is no landmark without an id', () => {
  render(<Section title="Plans" />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', {name: 'Plans'})).toBeInTheDocument();
});

test('has no header without title, eyebrow, and lead', () => {
  const {container} = render(<Section>Inside</Section>);
  expect(container.querySelector('header')).not.toBeInTheDocument();
  expect(screen.getByText('Inside')).toBeInTheDocument();
});

test('is focusable only with takesFocus', () => {
  render(<Section id="a" title="A" takesFocus />);
  render(<Section id="b" title="B" />);
  expect(screen.getByRole('region', {name: 'A'})).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('region', {name: 'B'})).not.toHaveAttribute('tabindex');
});
