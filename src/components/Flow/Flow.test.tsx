import {render, screen} from '@testing-library/react';

import {Flow} from './Flow';

test('Flow: lists its steps in order, each with the transition to the next', () => {
  render(
    <Flow
      title="A flow"
      caption="How it goes."
      steps={[
        {name: 'First', note: 'one', then: 'later'},
        {name: 'Last', note: 'two'},
      ]}
    />,
  );
  expect(screen.getByRole('list', {name: 'A flow'})).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Firstonelater',
    'Lasttwo',
  ]);
  expect(screen.getByText('How it goes.')).toBeVisible();
});
