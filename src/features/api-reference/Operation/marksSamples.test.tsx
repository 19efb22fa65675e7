import {fireEvent, render, screen} from '@testing-library/react';

import {marksSamples} from './marksSamples';

vi.mock('./markField', () => {
  throw new Error('Loading chunk failed.');
});

test('marksSamples: a mark that can’t load isn’t an error, which would reload an old page', async () => {
  const onRejection = vi.fn();
  process.on('unhandledRejection', onRejection);
  render(
    <section {...marksSamples}>
      <p>x</p>
    </section>,
  );
  fireEvent.pointerOver(screen.getByText('x'));
  await import('./markField').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onRejection);
  expect(onRejection).not.toHaveBeenCalled();
});
