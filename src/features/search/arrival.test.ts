import {positionsOf, withTextFragment} from './arrival';

const found = (text: string, ...words: string[]) =>
  positionsOf(text, words).map(([start, end]) => text.slice(start, end));

test('positionsOf: finds words and their longer forms, but not inside of other words', () => {
  expect(found('Bounces, a bounce, and rebounces', 'bounce')).toEqual(['Bounces', 'bounce']);
  expect(found('code 5.1.1 (x)', '5.1.1', '(')).toEqual(['5.1.1', '(x']);
  expect(found('anything')).toEqual([]);
  expect(found('anything', '')).toEqual([]);
});

test.each([
  ['/x', ['soft bounce'], '/x#:~:text=soft%20bounce'],
  ['/x#y', ['a-b', 'c'], '/x#y:~:text=a%2Db&text=c'],
  ['/x#y', [], '/x#y'],
])('withTextFragment(%j, %j)', (url, words, expected) => {
  expect(withTextFragment(url, words)).toBe(expected);
});
