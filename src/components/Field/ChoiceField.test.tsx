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

test('its choices are handed over in their order, not in that of the presses', async () => {
  show({chosen: ['expansion']});
  expect(screen.getByRole('checkbox', {name: 'expansion'})).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', {name: 'hiring'}));
  await userEvent.click(screen.getByRole('checkbox', {name: 'expansion'}));
  expect(onChange.mock.calls).toEqual([[['hiring', 'expansion']], [[]]]);
});

test('hint and error describe the group, and its choices are wrong', () => {
  show({hint: 'At least one.', error: 'Choose one.'});
  expect(group()).toHaveAccessibleDescription('At least one. Choose one.');
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).toBeInvalid();
});

test('without a hint and an error there is nothing to say, and nothing wrong', () => {
  show();
  expect(group()).not.toHaveAttribute('aria-describedby');
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).toBeValid();
});
