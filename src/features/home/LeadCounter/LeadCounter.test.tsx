import {render, screen} from '@testing-library/react';

import {LeadCounter} from './LeadCounter';

let isSeen = false;
const useCountUp = vi.fn((_target: number, _durationMs: number, _isStarted: boolean) => 4_000_000);
vi.mock('@site/src/lib/visibility', () => ({useSeen: () => isSeen}));
vi.mock('@site/src/lib/motion', () => ({
  useCountUp: (...args: [number, number, boolean]) => useCountUp(...args),
}));

const running = () => document.querySelector<HTMLElement>('[data-count]');

test.each([
  ["doesn't start off screen", false],
  ['starts on screen', true],
])('the count to 200,000,000 in 2 s %s', (_when, seen) => {
  isSeen = seen;
  render(<LeadCounter />);
  expect(useCountUp).toHaveBeenLastCalledWith(200_000_000, 2000, seen);
});

test('has the final figure as text while the digits run', () => {
  render(<LeadCounter />);
  expect(screen.getByText('200,000,000').closest('p')).toHaveTextContent(
    /^200,000,000\s?verified leads in 100\+ countries\./,
  );
  expect(running()).toHaveAttribute('data-count', '4,000,000');
  expect(running()).toHaveAttribute('aria-hidden', 'true');
  expect(running()).toBeEmptyDOMElement();
});
