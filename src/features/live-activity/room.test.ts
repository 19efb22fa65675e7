import {cornerMargin, roomFor} from './room';

test.each([
  [0, 0, 'full'],
  [1, 0, 'slim'],
  [3, 1, 'none'],
])('with %i elements under the whole and %i under the slim widget: %s', (full, slim, room) => {
  expect(roomFor({full, slim})).toBe(room);
});

test('the corner reaches 8 px beyond the box and to the lower left of the screen', () => {
  expect(cornerMargin({top: 600, right: 340}, 1280)).toBe('-592px -932px 0px 0px');
});

test('it never reaches beyond the screen', () => {
  expect(cornerMargin({top: 4, right: 318}, 320)).toBe('0px 0px 0px 0px');
});

test('fractions of a pixel widen it', () => {
  expect(cornerMargin({top: 600.7, right: 340.2}, 1280)).toBe('-592px -931px 0px 0px');
});
