import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {ChoiceField, type ChoiceFieldProps} from './ChoiceField';

const onChange = vi.fn();
beforeEach(() => onChange.mockClear());

function show(props: Partial<ChoiceFieldProps> = {}) {
  const options = ['hiring', 'funding', 'expansion'].map((value) => ({value, label: value}));
  render(<ChoiceField label="Signals" {...{options, chosen: [], onChange, ...props}} />);
}
const group = () => screen.getByRole('group', {name: 'Signals'});

test('calls onChange with the choices in the order of the options', async () => {
  show({chosen: ['expansion']});
  expect(screen.getByRole('checkbox', {name: 'expansion'})).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', {name: 'hiring'}));
  await userEvent.click(screen.getByRole('checkbox', {name: 'expansion'}));
  expect(onChange.mock.calls).toEqual([[['hiring', 'expansion']], [[]]]);
});

test('describes the group with hint and error, and marks its choices invalid', () => {
  show({hint: 'At least one.', error: 'Choose one.'});
  expect(group()).toHaveAccessibleDescription('At least one. Choose one.');
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).toBeInvalid();
});

test('has no description and is valid without hint and error', () => {
  show();
  expect(group()).not.toHaveAttribute('aria-describedby');
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).toBeValid();
});
