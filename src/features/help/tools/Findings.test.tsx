import {render, screen} from '@testing-library/react';

import {Findings, type ShownFinding} from './Findings';

test('findings with the same text go when they’re mended', () => {
  const wrong: ShownFinding = {level: 'error', text: 'Needs an address.'};
  const fine: ShownFinding = {level: 'fine', text: 'Valid.'};
  const {rerender} = render(<Findings findings={[wrong, wrong]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  rerender(<Findings findings={[fine]} />);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(['Valid.']);
});
