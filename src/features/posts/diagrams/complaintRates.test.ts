import {complaintLimits, crowd, readersAt, spread} from './complaintRates';

test('of 5,000 readers 0.10% are 5 and 0.30% are 15, as the post says', () => {
  expect(crowd.columns * crowd.rows).toBe(5000);
  expect(readersAt(complaintLimits.better)).toBe(5);
  expect(readersAt(complaintLimits.limit)).toBe(15);
});

test('no two marks touch, and all are inside', () => {
  const dots = spread(15);
  for (const [index, {column, row}] of dots.entries()) {
    expect(column).toBeLessThan(crowd.columns - 2);
    expect(row).toBeLessThan(crowd.rows - 2);
    for (const other of dots.slice(index + 1)) {
      expect(Math.hypot(column - other.column, row - other.row)).toBeGreaterThan(4);
    }
  }
});
