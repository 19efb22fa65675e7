import {rowsOf} from './SpotsMap';

/** The cells that the path's dashes reach. */
function cellsOf(path: string, columns: number): readonly number[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from(
      {length: Math.floor(Number(length)) + 1},
      (_dot, index) => Math.floor(Number(y)) * columns + Math.floor(Number(x)) + index,
    ),
  );
}

test.each([
  [50, 0, 873],
  [50, 874, 1000],
  [100, 873, 874],
  [7, 3, 3],
  [7, 6, 8],
])('with %d columns, the path from %d to %d visits each cell once', (columns, from, to) => {
  const expected = Array.from({length: to - from}, (_cell, index) => from + index);
  expect(cellsOf(rowsOf(columns, from, to), columns)).toEqual(expected);
});
