import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Toggle} from './Toggle';

const onChange = vi.fn();
beforeEach(() => onChange.mockClear());

test.each([
  [false, true],
  [true, false],
])(
  'with isOn %s, a click calls onChange with %s and changes nothing itself',
  async (isOn, next) => {
    render(<Toggle label="Billed yearly" isOn={isOn} onChange={onChange} />);
    const toggle = screen.getByRole('switch', {name: 'Billed yearly', checked: isOn});
    await userEvent.click(toggle);
    expect(onChange.mock.calls).toEqual([[next]]);
    expect(screen.getByRole('switch', {checked: isOn})).toBe(toggle);
  },
);

test('a click on the label and the space bar work, too', async () => {
  render(<Toggle label="Billed yearly" isOn={false} onChange={onChange} />);
  await userEvent.click(screen.getByText('Billed yearly'));
  screen.getByRole('switch').focus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

test('does nothing when disabled', async () => {
  render(<Toggle label="Billed yearly" isOn onChange={onChange} isDisabled />);
  await userEvent.click(screen.getByText('Billed yearly'));
  expect(screen.getByRole('switch')).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});

test('is described by its hint and error, and invalid with an error', () => {
  const props = {label: 'Billed yearly', isOn: true, onChange};
  const {rerender} = render(<Toggle {...props} hint="Saves 35%." />);
  const toggle = screen.getByRole('switch');
  expect(toggle).toHaveAccessibleDescription('Saves 35%.');
  expect(toggle).toBeValid();
  rerender(<Toggle {...props} hint="Saves 35%." error="Not on this plan." />);
  expect(toggle).toHaveAccessibleDescription('Saves 35%. Not on this plan.');
  expect(toggle).toBeInvalid();
});

test('keeps the focus when an error appears', () => {
  const props = {label: 'Billed yearly', isOn: true, onChange};
  const {rerender} = render(<Toggle {...props} />);
  expect(screen.getByRole('switch')).not.toHaveAttribute('aria-describedby');
  screen.getByRole('switch').focus();
  rerender(<Toggle {...props} error="Not on this plan." />);
  expect(screen.getByRole('switch')).toHaveFocus();
});
