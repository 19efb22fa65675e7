import {render, screen} from '@testing-library/react';

import type {Control, Field} from '../console/types';
import {FieldControl} from './FieldControl';

const field = (control: Control): Field => ({
  id: 'body.a',
  place: 'body',
  path: ['a'],
  label: 'a',
  description: 'What it is.',
  isRequired: false,
  control,
});

test.each<[string, Control, string]>([
  ['a string', {kind: 'text', isLong: false}, 'textbox'],
  ['a long string', {kind: 'text', isLong: true}, 'textbox'],
  ['a choice', {kind: 'select', options: ['x']}, 'combobox'],
  ['a boolean', {kind: 'checkbox'}, 'switch'],
  ['choices', {kind: 'list', options: ['x']}, 'group'],
  ['typed items', {kind: 'list'}, 'textbox'],
  ['JSON', {kind: 'json'}, 'textbox'],
])(
  'FieldControl: %s is described by the contract’s text and the server’s error',
  (_name, control, role) => {
    render(
      <FieldControl field={field(control)} value="" error="It’s wrong." onChange={() => {}} />,
    );
    const element = screen.getByRole(role, {name: 'a'});
    expect(element).toHaveAccessibleDescription(/^What it is\..* It’s wrong\.$/);
    const marked = role === 'group' ? screen.getByRole('checkbox', {name: 'x'}) : element;
    expect(marked).toBeInvalid();
  },
);

test('FieldControl: the hint has the limits, and a whole number gets a numeric keyboard', () => {
  const control: Control = {kind: 'number', isWhole: true, minimum: 1, maximum: 100};
  const spec = {...field(control), fallback: '20'};
  render(<FieldControl field={spec} value="" onChange={() => {}} />);
  const input = screen.getByRole('textbox', {name: 'a'});
  expect(input).toHaveAccessibleDescription('What it is. Whole numbers, 1 to 100. Default: 20.');
  expect(input).toHaveAttribute('inputmode', 'numeric');
});

test('FieldControl: a number with decimals gets a decimal keyboard', () => {
  const spec = field({kind: 'number', isWhole: false});
  render(<FieldControl field={spec} value="" onChange={() => {}} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});
