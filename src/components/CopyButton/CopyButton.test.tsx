import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {CopyButton} from './CopyButton';

const writeText = vi.fn<(text: string) => Promise<void>>();
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
});

test('is named by its label and subject, with an empty status', () => {
  render(<CopyButton label="Copy" subject="cURL" text={() => 'curl'} />);
  expect(button()).toHaveAccessibleName('Copy cURL');
  expect(status()).toBeEmptyDOMElement();
});

test('asks for the text on click', async () => {
  let text = 'early';
  render(<CopyButton label="Copy" text={() => text} />);
  text = 'late';
  await userEvent.click(button());
  expect(writeText.mock.calls).toEqual([['late']]);
});

test.each(['secondary', 'bare'] as const)(
  '%s: shows the outcome on the button and announces it outside of it',
  async (variant) => {
    render(<CopyButton variant={variant} label="Copy" text={() => 'x'} />);
    await userEvent.click(button());
    expect(button()).toHaveTextContent(/^Copied$/);
    expect(status()).toHaveTextContent(/^Copied$/);
    expect(button()).not.toContainElement(status());
  },
);

test('icon: is named by its label, and by the outcome', async () => {
  render(<CopyButton variant="icon" label="Copy code" text={() => 'x'} />);
  expect(button()).toHaveAccessibleName('Copy code');
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Copied');
  expect(status()).toHaveTextContent(/^Copied$/);
});

test.each([
  ['a denied permission', () => 'x'],
  ['a text that fails to load', () => Promise.reject(new Error('404'))],
])('announces %s', async (_what, text) => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<CopyButton label="Copy" subject="cURL" text={text} />);
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Couldn’t copy');
  expect(status()).toHaveTextContent(/^Couldn’t copy$/);
});

test.each(['quiet', 'bare'] as const)('%s: passes attributes to the button', (variant) => {
  render(<CopyButton variant={variant} label="Copy" text={() => 'x'} data-needs-scripts />);
  expect(button()).toHaveAttribute('data-needs-scripts');
});
