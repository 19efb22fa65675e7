import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Search} from 'lucide-react';

import {Button} from './Button';

test('a button without an address is a button that does not submit', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', {name: 'Save'});
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a button submits where it is told to', async () => {
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

test('a disabled button does nothing', async () => {
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

test('with an address it is a link and no button', () => {
  render(<Button to="/pricing">Pricing</Button>);
  expect(screen.getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an ordinary link is no download and stays in its window', () => {
  render(<Button to="/pricing">Pricing</Button>);
  expect(screen.getByRole('link')).not.toHaveAttribute('download');
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});

test('a download passes the router by', () => {
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

test('an icon adds nothing to the name', () => {
  const {container} = render(<Button icon={Search}>Search</Button>);
  expect(screen.getByRole('button', {name: 'Search'})).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
