import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {ChoiceField, type ChoiceFieldProps} from './ChoiceField';
import {AreaField, Field, LONGEST_SEARCH, SelectField} from './Field';

describe('Field', () => {
  const field = () => screen.getByRole('textbox', {name: 'Work email'});

  test('is named by its label, without a description', () => {
    render(<Field label="Work email" />);
    expect(field()).not.toHaveAttribute('aria-describedby');
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  test('a click on the label focuses the field', async () => {
    render(<Field label="Work email" />);
    await userEvent.click(screen.getByText('Work email'));
    expect(field()).toHaveFocus();
  });

  test('is described by its hint, and valid', () => {
    render(<Field label="Work email" hint="Not your private one." />);
    expect(field()).toHaveAccessibleDescription('Not your private one.');
    expect(field()).not.toBeInvalid();
  });

  test('is described by hint and error, and invalid', () => {
    render(<Field label="Work email" hint="Not your private one." error="The @ is missing." />);
    expect(field()).toHaveAccessibleDescription('Not your private one. The @ is missing.');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  test('is described by an error alone', () => {
    render(<Field label="Work email" error="The @ is missing." />);
    expect(field()).toHaveAccessibleDescription('The @ is missing.');
  });

  test('a search cuts a pasted text that’s too long for a URL', async () => {
    render(<Field label="Search" type="search" />);
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('x'.repeat(2000));
    expect(screen.getByRole('searchbox')).toHaveValue('x'.repeat(LONGEST_SEARCH));
  });

  test('a number stays when a letter is typed into it', () => {
    const onChange = vi.fn();
    render(<Field type="number" label="Leads" value="20" onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton', {name: 'Leads'});
    const badInput = vi.spyOn(input.validity, 'badInput', 'get').mockReturnValue(true);
    fireEvent.change(input, {target: {value: ''}});
    expect(input).toHaveValue(20);
    expect(onChange).not.toHaveBeenCalled();
    badInput.mockReturnValue(false);
    fireEvent.change(input, {target: {value: ''}});
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('two fields with the same label have their own hints', () => {
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

  test('passes attributes and handlers to the input', async () => {
    const onChange = vi.fn();
    render(<Field label="Work email" type="email" name="email" required onChange={onChange} />);
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
    await userEvent.type(field(), 'ab');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('SelectField: shows its value and calls onChange', async () => {
    const onChange = vi.fn();
    const options = ['Free', 'Pro'].map((label) => ({value: label.toLowerCase(), label}));
    render(<SelectField label="Plan" value="pro" options={options} onChange={onChange} />);
    expect(screen.getByRole('combobox', {name: 'Plan'})).toHaveDisplayValue('Pro');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Free');
    expect(onChange.mock.calls).toEqual([['free']]);
  });

  test('AreaField: has label, rows, and error', () => {
    render(<AreaField label="Message" rows={5} error="Write a message." />);
    const area = screen.getByRole('textbox', {name: 'Message'});
    expect(area).toHaveAttribute('rows', '5');
    expect(area).toHaveAccessibleDescription('Write a message.');
    expect(area).toBeInvalid();
  });

  test('SelectField: has hint and error', () => {
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
});

describe('ChoiceField', () => {
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
});
