import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Search} from 'lucide-react';

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

test('does nothing when disabled', async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', {name: 'Save'}));
  expect(screen.getByRole('button')).toBeDisabled();
  expect(onClick).not.toHaveBeenCalled();
});

test('is a link with a URL', () => {
  render(<Button to="/pricing">Pricing</Button>);
  expect(screen.getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a link without download has no target', () => {
  render(<Button to="/pricing">Pricing</Button>);
  expect(screen.getByRole('link')).not.toHaveAttribute('download');
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
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

test('hides its icon from screen readers', () => {
  const {container} = render(<Button icon={Search}>Search</Button>);
  expect(screen.getByRole('button', {name: 'Search'})).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
