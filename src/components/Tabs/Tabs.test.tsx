import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Tabs} from './Tabs';

describe('Tabs', () => {
  const items = ['curl', 'Node', 'Python'].map((label) => ({
    id: label.toLowerCase(),
    label,
    content: <p>{label} sample</p>,
  }));

  const setUp = () => render(<Tabs label="Language" items={items} />);
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

  test('activates a tab on click', async () => {
    setUp();
    await userEvent.click(tab('Python'));
    expectActive('Python');
  });

  test.each([
    ['curl', '{ArrowRight}', 'Node'],
    ['curl', '{ArrowLeft}', 'Python'],
    ['Python', '{ArrowRight}', 'curl'],
    ['Python', '{Home}', 'curl'],
    ['curl', '{End}', 'Python'],
    ['Node', 'x', 'Node'],
    // The browser's shortcut for Back.
    ['Node', '{Alt>}{ArrowLeft}{/Alt}', 'Node'],
  ])('from %s, %s moves the focus and the selection to %s', async (from, key, to) => {
    setUp();
    await userEvent.click(tab(from));
    await userEvent.keyboard(key);
    expect(tab(to)).toHaveFocus();
    expectActive(to);
  });

  test('the Tab key moves from the list to the panel', async () => {
    setUp();
    await userEvent.tab();
    expect(tab('curl')).toHaveFocus();
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
