import {kindOf} from './heatKind';

test.each([
  [100, 'hotNow'],
  [91, 'hotNow'],
  [90, 'hot'],
  [80, 'hot'],
  [79, 'warm'],
  [50, 'warm'],
  [49, 'cold'],
  [0, 'cold'],
])('Spec: a lead is hot when heat is above 90: %i is drawn as %s', (heat, kind) => {
  expect(kindOf(heat)).toBe(kind);
});
