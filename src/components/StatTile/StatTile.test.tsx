import {render, screen} from '@testing-library/react';

import {StatRow} from './StatTile';

test('shows each figure with its label, in order', () => {
  render(
    <StatRow
      stats={[
        {value: '200M+', label: 'verified leads'},
        {value: '99.9%', label: 'data accuracy'},
      ]}
    />,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({textContent}) => textContent);
  expect(texts('term')).toEqual(['verified leads', 'data accuracy']);
  expect(texts('definition')).toEqual(['200M+', '99.9%']);
});
