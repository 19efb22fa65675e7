import {render} from '@testing-library/react';

import {Avatar} from './Avatar';

test.each([
  [undefined, 'avatar'],
  [41, 'avatar cold'],
  [76, 'avatar warm'],
  [94, 'avatar hot'],
])('with a score of %p the disc is %p', (score, classes) => {
  const {container} = render(<Avatar name="Sara Kim" score={score} />);
  expect(container.firstElementChild).toHaveClass(classes, {exact: true});
  expect(container).toHaveTextContent('SK');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
