import {complaintLimits, crowd, readersAt, spread} from './ComplaintDots';

test('no two marked dots touch, and all are inside the drawing', () => {
  const dots = spread(readersAt(complaintLimits.limit));
  expect(dots).toHaveLength(15);
  for (const [index, {column, row}] of dots.entries()) {
    expect(column).toBeLessThan(crowd.columns - 2);
    expect(row).toBeLessThan(crowd.rows - 2);
    for (const other of dots.slice(index + 1)) {
      expect(Math.hypot(column - other.column, row - other.row)).toBeGreaterThan(4);
    }
  }
});
