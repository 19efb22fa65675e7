import {radarLeads} from '@site/src/data/radarLeads';
import {isNameLeft} from './RadarDot';

test.each([
  ['left of the center', {x: -0.2, y: 0.1}, true],
  ['right of the center', {x: 0.2, y: 0.1}, false],
  ['close to the left edge', {x: -0.7, y: 0}, false],
  ['close to the right edge', {x: 0.7, y: 0}, true],
  ['where the ring is narrow', {x: 0.3, y: -0.9}, true],
])('isNameLeft: a dot %s', (_where, dot, isLeft) => {
  expect(isNameLeft(dot)).toBe(isLeft);
});

test.each(radarLeads)('the name of $name stays inside the outermost ring', ({x, y}) => {
  const end = isNameLeft({x, y}) ? x - 0.385 : x + 0.385;
  expect(Math.hypot(end, y)).toBeLessThanOrEqual(1);
});
