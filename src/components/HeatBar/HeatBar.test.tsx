import {render} from '@testing-library/react';

import {HeatBar} from './HeatBar';
import {heatOf} from './heat';

describe('HeatBar', () => {
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
});

describe('heat', () => {
  test.each([
    [0, 'Cold'],
    [49, 'Cold'],
    [50, 'Warm'],
    [79, 'Warm'],
    [80, 'Hot'],
    [100, 'Hot'],
  ])('a score of %i is %s', (score, heat) => {
    expect(heatOf(score)).toBe(heat);
  });

  test.each([-1, 101, NaN])('a score of %p throws', (score) => {
    expect(() => heatOf(score)).toThrow(RangeError);
  });
});
