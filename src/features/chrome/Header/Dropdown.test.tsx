import {fireEvent, render, screen} from '@testing-library/react';

import {Dropdown, dropdownFocus} from './Dropdown';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 'button'],
  ['ArrowUp', -1, 'button'],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['Escape', 2, 'button'],
  ['Tab', 2, null],
])('dropdownFocus: %s at link %i of five moves the focus to %s', (key, at, next) => {
  expect(dropdownFocus(key, at, 5)).toBe(next);
});

test('Dropdown: a tap outside closes it where a tap doesn’t focus buttons, as on an iPad', () => {
  render(
    <Dropdown label="Product">
      <p>Pricing</p>
    </Dropdown>,
  );
  const button = screen.getByRole('button', {name: 'Product'});
  fireEvent.click(button);
  fireEvent.pointerDown(screen.getByText('Pricing'));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Dropdown: uses up the Escape that closes it', () => {
  render(
    <Dropdown label="Product">
      <p>Pricing</p>
    </Dropdown>,
  );
  const button = screen.getByRole('button', {name: 'Product'});
  const isUsedUp = () => !fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(isUsedUp()).toBe(false);
  fireEvent.click(button);
  expect(isUsedUp()).toBe(true);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
