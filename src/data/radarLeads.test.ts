import {distanceOf, hotAbove, isHotNow, radarLeads, type RadarLead} from './radarLeads';

/** The radar on a screen 320 px wide: 288 px between the gutters, its outermost ring 47% of that from the center. */
const smallest = {boxPx: 288, ringPx: 0.47 * 288, targetPx: 44};

const onSmallest = ({x, y}: RadarLead) => ({x: x * smallest.ringPx, y: y * smallest.ringPx});

test('isHotNow starts above the limit', () => {
  expect(isHotNow({heat: hotAbove})).toBe(false);
  expect(isHotNow({heat: hotAbove + 1})).toBe(true);
});

test('distanceOf maps the hottest heat to the center and the coldest to the outer ring', () => {
  expect(distanceOf(100)).toBe(0);
  expect(distanceOf(0)).toBe(1);
});

test.each(radarLeads)('radarLeads.ts: $name is as far out as a heat of $heat', (lead) => {
  const {name, heat, x, y} = lead;
  const distance = Math.hypot(x, y);
  const expected = distanceOf(heat);
  if (Math.abs(distance - expected) > 0.005) {
    throw new Error(
      `radarLeads.ts: with a heat of ${heat}, ${name} must be ${expected.toFixed(3)} from the center, is ${distance.toFixed(3)}: ` +
        `scale x and y by ${(expected / distance).toFixed(3)}`,
    );
  }
});

test('radarLeads.ts: hotter leads are closer to the center', () => {
  const nearestFirst = [...radarLeads].sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  const heats = nearestFirst.map(({heat}) => heat);
  expect(heats).toEqual([...heats].sort((a, b) => b - a));
});

test.each(radarLeads)('radarLeads.ts: the target of $name stays inside the radar', (lead) => {
  const {x, y} = onSmallest(lead);
  const reach = Math.max(Math.abs(x), Math.abs(y)) + smallest.targetPx / 2;
  expect(reach).toBeLessThanOrEqual(smallest.boxPx / 2);
});

test('radarLeads.ts: no two targets overlap on the smallest phone', () => {
  const touching = radarLeads.flatMap((a, index) =>
    radarLeads
      .slice(index + 1)
      .filter((b) => {
        const [p, q] = [onSmallest(a), onSmallest(b)];
        return Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y)) < smallest.targetPx;
      })
      .map((b) => `${a.name} and ${b.name}`),
  );
  expect(touching).toEqual([]);
});

test('radarLeads.ts: every id is used once', () => {
  expect(new Set(radarLeads.map(({id}) => id)).size).toBe(radarLeads.length);
});
