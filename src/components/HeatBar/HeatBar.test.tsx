import {render} from '@testing-library/react';

import {HeatBar} from './HeatBar';
import {heatOf} from './heat';

describe('HeatBar', () => {
  test('shows the score with its band, and sets the tick, for sighted readers only', () => {
    const {container} = render(<HeatBar score={92} />);
    expect(container).toHaveTextContent('92 Hot');
    const heat = container.firstElementChild as HTMLElement;
    expect(heat.style.getPropertyValue('--score')).toBe('92');
    expect(container.querySelector('.bar')).toHaveAttribute('aria-hidden', 'true');
  });

  test('a bare bar has no text', () => {
    const {container} = render(<HeatBar score={92} isBare />);
    expect(container).toHaveTextContent(/^$/);
    expect(container.querySelector('.tick')).toBeInTheDocument();
  });
});

describe('heat', () => {
  test.each([-1, 101, NaN])('a score of %p throws', (score) => {
    expect(() => heatOf(score)).toThrow(RangeError);
  });
});
