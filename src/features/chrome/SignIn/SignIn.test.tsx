import '@site/test/fixtures/figures';

import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {brand} from '@site/src/data/brand';
import {SignIn} from './SignIn';

describe('while there is no application', () => {
  beforeEach(() => {
    vi.spyOn(brand, 'appUrl', 'get').mockReturnValue(null);
    render(<SignIn />);
  });

  const open = () => userEvent.click(screen.getByRole('button', {name: 'Sign in'}));

  test('it is a button that announces a dialog, which is closed', () => {
    const button = screen.getByRole('button', {name: 'Sign in'});
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the dialog says when accounts open', async () => {
    await open();
    const dialog = screen.getByRole('dialog', {name: 'Accounts open with early access'});
    expect(dialog).toHaveTextContent('1,000 founding members');
    expect(dialog).toHaveTextContent('within 24 hours');
  });

  test('the dialog can be closed', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the dialog leads to the waitlist and closes on the way', async () => {
    await open();
    const link = screen.getByRole('link', {name: 'Join the waitlist'});
    expect(link).toHaveAttribute('href', '/pricing#waitlist');
    // jsdom reports that it cannot navigate, so the click ends at the document.
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop, {once: true});
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('once the brand names an application it is a link to it', () => {
  vi.spyOn(brand, 'appUrl', 'get').mockReturnValue('https://app.site.example');
  render(<SignIn />);
  expect(screen.getByRole('link', {name: 'Sign in'})).toHaveAttribute(
    'href',
    'https://app.site.example',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
