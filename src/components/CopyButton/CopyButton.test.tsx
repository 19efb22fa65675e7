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

test('it is named by its label and its subject, and says nothing yet', () => {
  render(<CopyButton label="Copy" subject="cURL" text={() => 'curl'} />);
  expect(button()).toHaveAccessibleName('Copy cURL');
  expect(status()).toBeEmptyDOMElement();
});

test('what is copied is asked for at the press', async () => {
  let text = 'early';
  render(<CopyButton label="Copy" text={() => text} />);
  text = 'late';
  await userEvent.click(button());
  expect(writeText.mock.calls).toEqual([['late']]);
});

test.each(['secondary', 'bare'] as const)(
  '%s: the outcome is on the button, and announced outside of it',
  async (variant) => {
    render(<CopyButton variant={variant} label="Copy" text={() => 'x'} />);
    await userEvent.click(button());
    expect(button()).toHaveTextContent(/^Copied$/);
    expect(status()).toHaveTextContent(/^Copied$/);
    expect(button()).not.toContainElement(status());
  },
);

test.each([
  ['a refusal', () => 'x'],
  ['a text that does not come', () => Promise.reject(new Error('404'))],
])('%s is said as plainly', async (_what, text) => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<CopyButton label="Copy" subject="cURL" text={text} />);
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Could not copy');
  expect(status()).toHaveTextContent(/^Could not copy$/);
});

test('disabled it copies nothing', async () => {
  render(<CopyButton label="Copy" text={() => 'x'} disabled />);
  await userEvent.click(button());
  expect(writeText).not.toHaveBeenCalled();
});

test.each(['quiet', 'bare'] as const)('%s: attributes reach the button', (variant) => {
  render(<CopyButton variant={variant} label="Copy" text={() => 'x'} data-needs-scripts />);
  expect(button()).toHaveAttribute('data-needs-scripts');
});
