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

test('it says that it is our mistake, and which', () => {
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('This page failed.');
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByText(/at Object\./)).not.toBeInTheDocument();
});

test('the first button reloads the page', async () => {
  // jsdom cannot reload, and says so on the console; its location cannot be replaced.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', {name: 'Reload the page'}));
  expect(log.mock.calls.join()).toContain('Not implemented: navigation');
  expect(tryAgain).not.toHaveBeenCalled();
  log.mockRestore();
});

test('the second tries again without a reload', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('the mail to support carries the error, readable in any mail program', () => {
  const href = screen.getByRole('link', {name: 'E-mail support'}).getAttribute('href')!;
  const [address, query = ''] = href.split('?');
  expect(address).toBe(`mailto:${brand.mail.support}`);
  expect(query).not.toContain('+');
  const fields = query.split('&').map((field) => decodeURIComponent(field));
  expect(fields).toEqual(['subject=A page failed', `body=${message}`]);
});
