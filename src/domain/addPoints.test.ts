import {addPoints} from './addPoints';

test.each([
  [0, 5, 5, 5],
  [55, 25, 80, 80],
  [80, 50, 130, 100],
  [100, -50, 50, 50],
  [15, -50, -35, 0],
])('addPoints: %i plus %i adds up to %i, with a score of %i', (before, points, sum, score) => {
  expect(addPoints(before, points)).toEqual({sum, score});
});
