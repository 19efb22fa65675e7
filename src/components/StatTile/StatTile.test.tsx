import {render, screen} from '@testing-library/react';

import {StatRow} from './StatTile';

test('each figure is described by its label, in the order given', () => {
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
