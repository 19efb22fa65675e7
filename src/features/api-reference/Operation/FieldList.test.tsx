import {render, screen, within} from '@testing-library/react';

import type {FieldData} from '@site/plugins/api-reference/types';
import {FieldList} from './FieldList';

const field = (name: string, more: Partial<FieldData> = {}): FieldData => ({
  id: `body-${name}`,
  name,
  type: 'string',
  ...more,
});
const deep = field('a', {fields: [field('b', {fields: [field('c', {fields: [field('d')]})]})]});

test('FieldList: a field’s name is its permalink, with the field’s level for search', () => {
  render(<FieldList fields={[field('size')]} target="" />);
  const link = screen.getByRole('link', {name: 'size'});
  expect(link).toHaveAttribute('href', '#body-size');
  expect(link).toHaveAttribute('data-search-level', '4');
  expect(link.closest('li')).toHaveAttribute('id', 'body-size');
});

test('FieldList: folds the first level only on phones, and deeper ones everywhere', () => {
  const {container} = render(<FieldList fields={[deep]} target="" />);
  const folds = Array.from(container.querySelectorAll('details'));
  expect(folds.map(({open}) => open)).toEqual([false, false, false]);
  expect(folds.map((fold) => fold.matches('.onPhones'))).toEqual([true, false, false]);
  expect(screen.getByText('d')).toBeInTheDocument();
});

test('FieldList: marks only the field in the URL’s hash', () => {
  const {container} = render(<FieldList fields={[field('x'), field('y')]} target="body-y" />);
  expect(Array.from(container.querySelectorAll('.target'), ({id}) => id)).toEqual(['body-y']);
});

test('FieldList: marks required fields of a request and optional fields of a response', () => {
  const fields = [field('x', {isRequired: true}), field('y')];
  const {rerender} = render(<FieldList fields={fields} target="" />);
  const [x, y] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(x).getByText('required')).toBeInTheDocument();
  rerender(<FieldList fields={fields} target="" isResponse />);
  expect(within(x).queryByText('required')).not.toBeInTheDocument();
  expect(within(y).getByText('optional')).toBeInTheDocument();
});

test('FieldList: has the type, the rules, and the default in the line of the name', () => {
  const limit = field('limit', {type: 'integer', rules: ['1 to 100'], fallback: '20'});
  render(<FieldList fields={[limit]} target="" />);
  const line = screen.getByRole('link', {name: 'limit'}).parentElement;
  expect(Array.from(line!.children, ({textContent}) => textContent)).toEqual([
    'limit',
    'integer',
    '1 to 100',
    'default 20',
  ]);
});

test('FieldList: lists the values and, of a request, the pattern and an example as terms', () => {
  const fields = [field('x', {pattern: '^x', values: ['x', 'y'], example: 'y'})];
  const terms = () => screen.getAllByRole('term').map(({textContent}) => textContent);
  const {rerender} = render(<FieldList fields={fields} target="" />);
  expect(terms()).toEqual(['One of', 'Pattern', 'Example']);
  rerender(<FieldList fields={fields} target="" isResponse />);
  expect(terms()).toEqual(['One of']);
});

test('FieldList: doesn’t call values "One of" if more can follow', () => {
  render(<FieldList fields={[field('x', {values: ['a'], isExtensible: true})]} target="" />);
  expect(screen.getByRole('term')).toHaveTextContent('Values');
});

test('FieldList: labels a single allowed value "Always"', () => {
  render(<FieldList fields={[field('x', {values: ['true']})]} target="" />);
  expect(screen.getByRole('term')).toHaveTextContent('Always');
});
