import {render, screen} from '@testing-library/react';

import {Drawing} from './Drawing';
import {SequenceDrawing} from './SequenceDrawing';

const draw = (title: string) =>
  render(
    <Drawing title={title} description="2 of 3 arrive." height={120}>
      <text>2</text>
    </Drawing>,
  );

test('is an image with a name and a description', () => {
  draw('Mail that arrives');
  const drawing = screen.getByRole('img', {name: 'Mail that arrives'});
  expect(drawing).toHaveAccessibleDescription('2 of 3 arrive.');
  expect(drawing).toHaveTextContent('2');
});

test('two illustrations have different ids', () => {
  draw('One');
  draw('Two');
  const names = screen
    .getAllByRole('img')
    .map((drawing) => drawing.getAttribute('aria-labelledby'));
  expect(new Set(names).size).toBe(2);
  expect(screen.getByRole('img', {name: 'Two'})).toBeInTheDocument();
});

describe('SequenceDrawing', () => {
  const draw = (to: string) =>
    render(
      <SequenceDrawing
        title="A sequence"
        caption=""
        actors={['Ann', 'Ben']}
        messages={[
          {from: 'Ann', to, text: 'hello'},
          {from: 'Ben', to: 'Ben', text: 'think'},
        ]}
      />,
    );

  test('describes its messages in order', () => {
    draw('Ben');
    expect(screen.getByRole('img', {name: 'A sequence'})).toHaveAccessibleDescription(
      '1. Ann to Ben: hello. 2. Ben: think.',
    );
  });

  test('draws a message that repeats another one', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const message = {from: 'Ann', to: 'Ben', text: 'code'};
    render(
      <SequenceDrawing
        title="Two codes"
        caption=""
        actors={['Ann', 'Ben']}
        messages={[message, message]}
      />,
    );
    expect(screen.getAllByText('code')).toHaveLength(2);
    expect(log).not.toHaveBeenCalled();
  });

  test('throws for a message to an unknown actor', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => draw('Cleo')).toThrow('no actor "Cleo"');
  });
});
