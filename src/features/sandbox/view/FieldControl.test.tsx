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
  ['a text', {kind: 'text', isLong: false}, 'textbox'],
  ['a long text', {kind: 'text', isLong: true}, 'textbox'],
  ['a choice', {kind: 'select', options: ['x']}, 'combobox'],
  ['yes or no', {kind: 'checkbox'}, 'switch'],
  ['choices', {kind: 'list', options: ['x']}, 'group'],
  ['typed items', {kind: 'list'}, 'textbox'],
  ['JSON', {kind: 'json'}, 'textbox'],
])('what the contract and the answer say of %s is read out with it', (_name, control, role) => {
  render(<FieldControl field={field(control)} value="" error="It is wrong." onChange={() => {}} />);
  const element = screen.getByRole(role, {name: 'a'});
  expect(element).toHaveAccessibleDescription(/^What it is\..* It is wrong\.$/);
  const marked = role === 'group' ? screen.getByRole('checkbox', {name: 'x'}) : element;
  expect(marked).toBeInvalid();
});

test('the limits of the contract stand in the hint, and a whole number gets the keyboard for it', () => {
  const control: Control = {kind: 'number', isWhole: true, minimum: 1, maximum: 100};
  const spec = {...field(control), fallback: '20'};
  render(<FieldControl field={spec} value="" onChange={() => {}} />);
  const input = screen.getByRole('textbox', {name: 'a'});
  expect(input).toHaveAccessibleDescription('What it is. Whole numbers, 1 to 100. Without it: 20.');
  expect(input).toHaveAttribute('inputmode', 'numeric');
});

test('a number with decimals gets a keyboard with a point', () => {
  const spec = field({kind: 'number', isWhole: false});
  render(<FieldControl field={spec} value="" onChange={() => {}} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});
