import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {brand} from '@site/src/data/brand';
import {PageCrash} from './PageCrash';

const tryAgain = vi.fn();
const message = 'a + b is not a function & more';

beforeEach(() => {
  tryAgain.mockClear();
  render(<PageCrash error={new Error(message)} tryAgain={tryAgain} />);
});

test('shows the error without its stack', () => {
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Something went wrong.');
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByText(/at Object\./)).not.toBeInTheDocument();
});

test('the first button reloads the page', async () => {
  // jsdom can't reload, which it logs, and its location can't be replaced.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', {name: 'Reload the page'}));
  expect(log.mock.calls.join()).toContain('Not implemented: navigation');
  expect(tryAgain).not.toHaveBeenCalled();
  log.mockRestore();
});

test('the second button tries again without a reload', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('the email to support includes the error', () => {
  const href = screen.getByRole('link', {name: 'Email support'}).getAttribute('href')!;
  expect(decodeURIComponent(href)).toBe(
    `mailto:${brand.mail.support}?subject=Page error&body=${message}`,
  );
});
