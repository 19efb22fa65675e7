import {render} from '@testing-library/react';

import {MarkedText, markedWords} from './markedText';

test('MarkedText: shows marks, and other markup as text', () => {
  const html = '&lt;img src=x onerror=alert(1)&gt; a <mark>bounc</mark>e &amp;amp; more <b>x</b>';
  const {container} = render(<MarkedText html={html} />);
  expect(container.textContent).toBe('<img src=x onerror=alert(1)> a bounce &amp; more <b>x</b>');
  const [mark, ...others] = container.querySelectorAll('*');
  expect(mark?.outerHTML).toBe('<mark>bounce</mark>');
  expect(others).toEqual([]);
});

test('MarkedText: marks both halves of a hyphenated word as one', () => {
  const {container} = render(<MarkedText html="<mark>warm</mark>-<mark>u</mark>p takes" />);
  expect(container.innerHTML).toBe('<mark>warm-up</mark> takes');
});

test('markedWords: completes words and has each once', () => {
  expect(markedWords('<mark>bounc</mark>es &amp; <mark>soft</mark>', '<mark>soft</mark>')).toEqual([
    'bounces',
    'soft',
  ]);
});
