import {opensSearch} from './collectText';

/** Presses a key in the first element of this HTML, or in the page when there's none. */
function press(html: string, init: KeyboardEventInit): boolean | undefined {
  document.body.innerHTML = html;
  let result: boolean | undefined;
  const onKeyDown = (event: KeyboardEvent) => (result = opensSearch(event));
  window.addEventListener('keydown', onKeyDown, {once: true});
  const target = document.body.firstElementChild ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, ...init}));
  return result;
}

test.each([
  ['', true],
  ['<button>Search</button>', true],
  ['<a href="/">Home</a>', true],
  ['<input type="radio">', true],
  ['<input type="range">', true],
  ['<input>', false],
  ['<input type="email">', false],
  ['<textarea></textarea>', false],
  ['<select></select>', false],
])('in %p "/" opens the search: %p', (html, isOpening) => {
  expect(press(html, {key: '/'})).toBe(isOpening);
});

test('Ctrl K and Cmd K open it from a field, too, and K alone is a letter', () => {
  expect(press('<input>', {key: 'k', ctrlKey: true})).toBe(true);
  expect(press('<input>', {key: 'K', metaKey: true})).toBe(true);
  expect(press('', {key: 'k'})).toBe(false);
  expect(press('', {key: 'K', ctrlKey: true, shiftKey: true})).toBe(false);
});
