import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Button} from './Button';

test('is a button without a URL, and doesn’t submit', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', {name: 'Save'});
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('submits a form with type submit', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Clear</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', {name: 'Clear'}));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', {name: 'Send'}));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('is a link with a URL', () => {
  render(<Button to="/pricing">Pricing</Button>);
  const link = screen.getByRole('link', {name: 'Pricing'});
  expect(link).toHaveAttribute('href', '/pricing');
  expect(link).not.toHaveAttribute('target');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a download bypasses the router', () => {
  render(
    <Button to="/logo.svg" download="logo.svg">
      Logo
    </Button>,
  );
  const link = screen.getByRole('link', {name: 'Logo'});
  expect(link).toHaveAttribute('href', 'pathname:///logo.svg');
  expect(link).toHaveAttribute('download', 'logo.svg');
  expect(link).toHaveAttribute('target', '_self');
});
