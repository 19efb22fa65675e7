import {render, screen} from '@testing-library/react';

import {MoreLines} from './HighlightedCode';

test('MoreLines: is only below code that has more lines than it would save', () => {
  const {rerender} = render(<MoreLines html={'x\n'.repeat(24)} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(<MoreLines html={'x\n'.repeat(31)} />);
  expect(screen.getByRole('group')).toHaveTextContent('31');
  rerender(<MoreLines html={'x\n'.repeat(31)} most={31} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
