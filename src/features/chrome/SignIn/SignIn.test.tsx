import '@site/test/fixtures/figures';

import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {brand} from '@site/src/data/brand';
import {SignIn} from './SignIn';

describe('without an app URL', () => {
  beforeEach(() => {
    vi.spyOn(brand, 'appUrl', 'get').mockReturnValue(null);
    render(<SignIn />);
  });

  const open = () => userEvent.click(screen.getByRole('button', {name: 'Sign in'}));

  test('is a button for a dialog, which is closed', () => {
    const button = screen.getByRole('button', {name: 'Sign in'});
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the dialog explains when accounts open', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('1,000 founding members');
    expect(dialog).toHaveTextContent('24 hours');
  });

  test('the dialog closes', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the dialog links to the waitlist and closes on the way', async () => {
    await open();
    const link = screen.getByRole('link', {name: 'Join the waitlist'});
    expect(link).toHaveAttribute('href', '/pricing#waitlist');
    // jsdom reports an error when it navigates, so the click ends at the document.
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop, {once: true});
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('links to the app when the brand has its URL', () => {
  vi.spyOn(brand, 'appUrl', 'get').mockReturnValue('https://app.site.example');
  render(<SignIn />);
  expect(screen.getByRole('link', {name: 'Sign in'})).toHaveAttribute(
    'href',
    'https://app.site.example',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
