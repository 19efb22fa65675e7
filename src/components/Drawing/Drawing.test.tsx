import {render, screen} from '@testing-library/react';

import {Drawing, DRAWING_WIDTH} from './Drawing';

const draw = (title: string) =>
  render(
    <Drawing title={title} description="2 of 3 arrive." height={120}>
      <text>2</text>
    </Drawing>,
  );

test('the drawing is one picture with a name and a description', () => {
  draw('Mail that arrives');
  const drawing = screen.getByRole('img', {name: 'Mail that arrives'});
  expect(drawing).toHaveAccessibleDescription('2 of 3 arrive.');
  expect(drawing).toHaveTextContent('2');
});

test('it is as high as it says, in units of its width', () => {
  draw('Mail that arrives');
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', `0 0 ${DRAWING_WIDTH} 120`);
});

test('two drawings of a page keep their own names', () => {
  draw('One');
  draw('Two');
  const names = screen
    .getAllByRole('img')
    .map((drawing) => drawing.getAttribute('aria-labelledby'));
  expect(new Set(names).size).toBe(2);
  expect(screen.getByRole('img', {name: 'Two'})).toBeInTheDocument();
});
