import {collectText, opensSearch} from './collectText';

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

const keys = (...names: string[]) => names.map((key) => ({key}));

test.each<[string, readonly KeyboardEventInit[], string]>([
  ['', keys('a', ' ', 'B'), 'a B'],
  ['<button>Search</button>', keys('a'), 'a'],
  ['', keys(' ', 'Enter', 'Backspace', 'a', 'b', 'Backspace'), 'a'],
  [
    '',
    [
      {key: 'c', ctrlKey: true},
      {key: 'c', metaKey: true},
    ],
    '',
  ],
  ['', [{key: '€', altKey: true}, {key: 'k', isComposing: true}, ...keys('/')], ''],
  ['<input>', keys('a'), ''],
])('collectText: in %p the keys %j are %j', (html, events, text) => {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild ?? document.body;
  const press = (init: KeyboardEventInit) =>
    target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));
  const end = collectText(window);
  const areLeft = events.map(press);
  // The page gets the keys that aren't collected.
  expect(areLeft.every(Boolean)).toBe(text === '');
  expect(end()).toBe(text);
  expect(press({key: 'x'})).toBe(true);
});
