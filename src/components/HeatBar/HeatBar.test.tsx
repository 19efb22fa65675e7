import {render} from '@testing-library/react';

import {HeatBar} from './HeatBar';

test.each([
  [0, '0 Cold'],
  [50, '50 Warm'],
  [92, '92 Hot'],
])('a score of %i shows "%s" and sets the tick', (score, text) => {
  const {container} = render(<HeatBar score={score} />);
  expect(container).toHaveTextContent(text);
  const heat = container.firstElementChild as HTMLElement;
  expect(heat.style.getPropertyValue('--score')).toBe(String(score));
});

test('hides the bar from screen readers', () => {
  const {container} = render(<HeatBar score={92} />);
  expect(container.querySelector('.bar')).toHaveAttribute('aria-hidden', 'true');
});

test('a bare bar has no text', () => {
  const {container} = render(<HeatBar score={92} isBare />);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelector('.tick')).toBeInTheDocument();
});

test.each([101, -1])('a score of %i throws', (score) => {
  // React repeats the error on the console.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<HeatBar score={score} />)).toThrow(
    `score must be from 0 to 100, got ${score}`,
  );
  log.mockRestore();
});
