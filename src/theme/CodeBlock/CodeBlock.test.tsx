import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import CodeBlock from '.';

const wordWrap = vi.hoisted(() => ({isEnabled: false, isCodeScrollable: false, toggle: vi.fn()}));

vi.mock('@docusaurus/theme-common/internal', async () => {
  const {useRef} = await import('react');
  return {useCodeWordWrap: () => ({...wordWrap, codeBlockRef: useRef(null)})};
});

const html = 'a <span class="p">&lt;</span> b\n<mark>c</mark>';

test('copies the text of the code', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  render(<CodeBlock html={html} className="language-text" />);
  await userEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  expect(writeText.mock.calls).toEqual([['a < b\nc']]);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('takes the keyboard focus, so that wide code scrolls', () => {
  const {container} = render(<CodeBlock html={html} />);
  expect(container.querySelector('pre')).toHaveAttribute('tabindex', '0');
});

test('offers word wrap for code that scrolls, and to undo it', async () => {
  const button = () => screen.queryByRole('button', {name: 'Toggle word wrap'});
  const {rerender} = render(<CodeBlock html={html} title="a.txt" />);
  expect(button()).not.toBeInTheDocument();

  wordWrap.isCodeScrollable = true;
  rerender(<CodeBlock html={html} title="a.txt" />);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button()!);
  expect(wordWrap.toggle).toHaveBeenCalledTimes(1);

  Object.assign(wordWrap, {isEnabled: true, isCodeScrollable: false});
  rerender(<CodeBlock html={html} title="a.txt" />);
  expect(button()).toHaveAttribute('aria-pressed', 'true');

  // Code without a bar always wraps.
  rerender(<CodeBlock html={html} />);
  expect(button()).not.toBeInTheDocument();
});

test('shows a title', () => {
  render(<CodeBlock html={html} title="verify.mjs" />);
  expect(screen.getByText('verify.mjs')).toBeVisible();
});

test('shows the language of code without a title, but not of plain text', () => {
  const {container, rerender} = render(<CodeBlock html={html} className="language-bash" />);
  expect(screen.getByText('Shell')).toBeVisible();
  rerender(<CodeBlock html={html} className="language-text" />);
  expect(container.querySelector('.title')).toBeNull();
});

test('shows no language for one line, or in tabs, which name it', () => {
  const {container, rerender} = render(<CodeBlock html="ls" className="language-bash" />);
  expect(container.querySelector('.title')).toBeNull();
  rerender(<CodeBlock html={html} className="language-bash" isInTabs />);
  expect(container.querySelector('.title')).toBeNull();
  rerender(<CodeBlock html={html} className="language-bash" title="a.sh" isInTabs />);
  expect(screen.getByText('a.sh')).toBeVisible();
});

test('cuts long JSON, but not if it has highlighted lines', () => {
  const long = '{}\n'.repeat(21);
  const {rerender} = render(<CodeBlock html={long} className="language-json" />);
  expect(screen.getByText('Show all 21 lines')).toBeVisible();
  rerender(<CodeBlock html={`${long}<mark>{}</mark>`} className="language-json" />);
  expect(screen.queryByText(/^Show all/)).not.toBeInTheDocument();
});

test('fails without the HTML of a fence', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<CodeBlock />)).toThrow('fence');
});
