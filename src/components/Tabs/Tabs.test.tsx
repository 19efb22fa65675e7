import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Tabs} from './Tabs';

const items = ['curl', 'Node', 'Python'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{label} sample</p>,
}));

const setUp = (initial?: string) =>
  render(<Tabs label="Language" items={items} initial={initial} />);
const tab = (name: string) => screen.getByRole('tab', {name});

/** Exactly this tab is selected, and only its panel can be seen. */
function expectActive(name: string) {
  expect(screen.getByRole('tab', {selected: true})).toBe(tab(name));
  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveTextContent(`${name} sample`);
  expect(panel).toHaveAttribute('id', tab(name).getAttribute('aria-controls'));
}

test('a named list of tabs, the first of which is active', () => {
  setUp();
  expect(screen.getByRole('tablist', {name: 'Language'})).toBeInTheDocument();
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  expectActive('curl');
});

test('the other panels are there but hidden, and named by their tabs', () => {
  setUp();
  expect(screen.getByText('Node sample')).not.toBeVisible();
  expect(screen.getByText('Python sample')).not.toBeVisible();
  expect(screen.getByRole('tabpanel', {name: 'curl'})).toBeVisible();
});

test('another tab can be active from the start', () => {
  setUp('node');
  expectActive('Node');
});

test('a press activates a tab', async () => {
  setUp();
  await userEvent.click(tab('Python'));
  expectActive('Python');
});

test.each([
  ['curl', '{ArrowRight}', 'Node'],
  ['curl', '{ArrowLeft}', 'Python'],
  ['python', '{ArrowRight}', 'curl'],
  ['python', '{Home}', 'curl'],
  ['curl', '{End}', 'Python'],
])('from %s, %s moves the focus and the selection to %s', async (from, key, to) => {
  setUp(from);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(tab(to)).toHaveFocus();
  expectActive(to);
});

test('Tab leaves the list for the panel instead of walking through the tabs', async () => {
  setUp('node');
  await userEvent.tab();
  expect(tab('Node')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('two groups of the same tabs do not share ids', () => {
  const {container} = render(
    <>
      <Tabs label="First" items={items} />
      <Tabs label="Second" items={items} />
    </>,
  );
  const ids = Array.from(container.querySelectorAll('[id]'), ({id}) => id);
  expect(new Set(ids).size).toBe(12);
});

test('where the choice is kept elsewhere, a press asks for it and does not make it', async () => {
  const onActivate = vi.fn();
  const {rerender} = render(
    <Tabs label="Language" items={items} active="curl" onActivate={onActivate} />,
  );
  await userEvent.click(tab('Python'));
  expect(onActivate).toHaveBeenCalledWith('python');
  expectActive('curl');
  rerender(<Tabs label="Language" items={items} active="python" onActivate={onActivate} />);
  expectActive('Python');
});
