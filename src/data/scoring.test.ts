import {heatBands, scoringEvents} from './scoring';

test('scoring.ts: events that take points away come last', () => {
  const signs = scoringEvents.map(({points}) => Math.sign(points));
  expect(signs).toEqual([...signs].sort((a, b) => b - a));
});

test('scoring.ts: the bands cover every score from 100 to 0 without a gap or an overlap', () => {
  expect(heatBands[0]?.to).toBe(100);
  expect(heatBands.at(-1)?.from).toBe(0);
  for (const [index, band] of heatBands.entries()) {
    expect(band.from).toBeLessThanOrEqual(band.to);
    const colder = heatBands[index + 1];
    if (colder) expect(colder.to).toBe(band.from - 1);
  }
});
