import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {AreaField, Field, SelectField} from './Field';

const field = () => screen.getByRole('textbox', {name: 'Work e-mail'});

test('the label names the field, and there is nothing else to say', () => {
  render(<Field label="Work e-mail" />);
  expect(field()).not.toHaveAttribute('aria-describedby');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('a press on the label leads into the field', async () => {
  render(<Field label="Work e-mail" />);
  await userEvent.click(screen.getByText('Work e-mail'));
  expect(field()).toHaveFocus();
});

test('the hint is read out with the field, which is not wrong', () => {
  render(<Field label="Work e-mail" hint="Not your private one." />);
  expect(field()).toHaveAccessibleDescription('Not your private one.');
  expect(field()).not.toBeInvalid();
});

test('the error is read out after the hint and marks the field', () => {
  render(<Field label="Work e-mail" hint="Not your private one." error="The @ is missing." />);
  expect(field()).toHaveAccessibleDescription('Not your private one. The @ is missing.');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
});

test('an error alone is enough', () => {
  render(<Field label="Work e-mail" error="The @ is missing." />);
  expect(field()).toHaveAccessibleDescription('The @ is missing.');
});

test('two fields of one label keep their own texts', () => {
  render(
    <>
      <Field label="Address" hint="First" />
      <Field label="Address" hint="Second" id="second" />
    </>,
  );
  const [first, second] = screen.getAllByRole('textbox', {name: 'Address'});
  expect(first).toHaveAccessibleDescription('First');
  expect(second).toHaveAccessibleDescription('Second');
  expect(second).toHaveAttribute('id', 'second');
});

test('what an input can do, a field can do', async () => {
  const onChange = vi.fn();
  render(<Field label="Work e-mail" type="email" name="email" required onChange={onChange} />);
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute('type', 'email');
  await userEvent.type(field(), 'ab');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a choice is labelled, shows its value and hands over the new one', async () => {
  const onChange = vi.fn();
  const options = ['Free', 'Pro'].map((label) => ({value: label.toLowerCase(), label}));
  render(<SelectField label="Plan" value="pro" options={options} onChange={onChange} />);
  expect(screen.getByRole('combobox', {name: 'Plan'})).toHaveDisplayValue('Pro');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Free');
  expect(onChange.mock.calls).toEqual([['free']]);
});

test('an area has its label, its lines and its error, too', () => {
  render(<AreaField label="Message" rows={5} error="Write a message." />);
  const area = screen.getByRole('textbox', {name: 'Message'});
  expect(area).toHaveAttribute('rows', '5');
  expect(area).toHaveAccessibleDescription('Write a message.');
  expect(area).toBeInvalid();
});

test('a choice has its hint and its error, too', () => {
  const options = [{value: 'a', label: 'A'}];
  render(
    <SelectField
      label="Plan"
      value="a"
      options={options}
      onChange={() => {}}
      hint="One."
      error="Wrong."
    />,
  );
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('One. Wrong.');
  expect(screen.getByRole('combobox')).toBeInvalid();
});
