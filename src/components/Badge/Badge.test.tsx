import {render, screen} from '@testing-library/react';

import {Badge, Eyebrow} from './Badge';

test('a badge is neutral unless it has a tone', () => {
  render(
    <>
      <Badge>Beginner</Badge>
      <Badge tone="hot">Hot</Badge>
    </>,
  );
  expect(screen.getByText('Beginner')).toHaveClass('badge', 'neutral');
  expect(screen.getByText('Hot')).toHaveClass('badge', 'hot');
  expect(screen.getByText('Hot')).not.toHaveClass('neutral');
});

test.each([
  ['badge', Badge],
  ['eyebrow', Eyebrow],
])('the dot of a %s is there when asked for and is not read out', (_what, Label) => {
  const {container, rerender} = render(<Label>Early access</Label>);
  expect(container.querySelector('.dot')).not.toBeInTheDocument();
  rerender(<Label dot>Early access</Label>);
  expect(container.querySelector('.dot')).toBeEmptyDOMElement();
  expect(container).toHaveTextContent(/^Early access$/);
});

test('the line above a heading is no heading itself', () => {
  render(<Eyebrow>Early access</Eyebrow>);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
