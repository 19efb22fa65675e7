import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {nextTab, Tabs} from './Tabs';

describe('Tabs', () => {
  const items = ['curl', 'Node', 'Python'].map((label) => ({
    id: label.toLowerCase(),
    label,
    content: <p>{label} sample</p>,
  }));

  const setUp = (initial?: string) =>
    render(<Tabs label="Language" items={items} initial={initial} />);
  const tab = (name: string) => screen.getByRole('tab', {name});

  /** Expects that only this tab is selected and only its panel is visible. */
  function expectActive(name: string) {
    expect(screen.getByRole('tab', {selected: true})).toBe(tab(name));
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveTextContent(`${name} sample`);
    expect(panel).toHaveAttribute('id', tab(name).getAttribute('aria-controls'));
  }

  test('is a named tab list with its first tab active', () => {
    setUp();
    expect(screen.getByRole('tablist', {name: 'Language'})).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expectActive('curl');
  });

  test('renders the other panels hidden', () => {
    setUp();
    expect(screen.getByText('Node sample')).not.toBeVisible();
    expect(screen.getByText('Python sample')).not.toBeVisible();
    expect(screen.getByRole('tabpanel', {name: 'curl'})).toBeVisible();
  });

  test('starts with the initial tab', () => {
    setUp('node');
    expectActive('Node');
  });

  test('activates a tab on click', async () => {
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

  test('the Tab key moves from the list to the panel', async () => {
    setUp('node');
    await userEvent.tab();
    expect(tab('Node')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test('two groups with the same tabs have different ids', () => {
    const {container} = render(
      <>
        <Tabs label="First" items={items} />
        <Tabs label="Second" items={items} />
      </>,
    );
    const ids = Array.from(container.querySelectorAll('[id]'), ({id}) => id);
    expect(new Set(ids).size).toBe(12);
  });

  test('a click only calls onActivate when it’s controlled', async () => {
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
});

describe('nextTab', () => {
  const ids = ['a', 'b', 'c'];

  test.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'a'],
    ['a', 'ArrowLeft', 'c'],
    ['b', 'Home', 'a'],
    ['b', 'End', 'c'],
    ['b', 'x', null],
  ])('from %s, %s moves to %s', (active, key, next) => {
    expect(nextTab(ids, active, key)).toBe(next);
  });

  test('returns null when there are no tabs', () => {
    expect(nextTab([], '', 'ArrowRight')).toBeNull();
  });
});
