import {MAX_READ} from './history';
import {
  exportReading,
  importReading,
  MAX_FILE_BYTES,
  mergeReading,
  type Reading,
} from './readingFile';
import {randomFrom} from '../../../test/fixtures/values';

const now = '2026-11-23T10:00:00.000Z';
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`;
const known = ['a', 'b', 'c', 'constructor'];
const options = {isKnown: (slug: string) => known.includes(slug), now};

const reading: Reading = {
  saved: [{slug: 'b', savedAt: day(9)}, {slug: 'a'}],
  history: [{slug: 'c', readAt: day(8), sections: ['1a', '2b']}],
};
const valid = JSON.parse(exportReading(reading, now)) as Record<string, unknown>;
const importOf = (changes: object) =>
  importReading(JSON.stringify({...valid, ...changes}), options);

test('importReading: reads back what exportReading writes', () => {
  expect(importReading(exportReading(reading, now), options)).toEqual({reading, unknown: []});
});

test.each([
  ['a file over the size limit', ' '.repeat(MAX_FILE_BYTES + 1), 'too-large'],
  ['text', 'hello', 'not-a-reading-file'],
  ['an empty file', '', 'not-a-reading-file'],
  ['another JSON file', '{"items":[]}', 'not-a-reading-file'],
  ['a list', '[]', 'not-a-reading-file'],
  ['a file of a later version', JSON.stringify({...valid, version: 2}), 'newer-version'],
])('importReading: refuses %s', (_case, text, error) => {
  expect(importReading(text, options)).toEqual({error});
});

test.each([
  ['saved', {saved: undefined}],
  ['saved[0]', {saved: ['a']}],
  ['saved[1].slug', {saved: [{slug: 'a'}, {slug: '<b>'}]}],
  ['saved[0].savedAt', {saved: [{slug: 'a', savedAt: '2026-11-09'}]}],
  ['saved[0].savedAt', {saved: [{slug: 'a', savedAt: '2026-99-09T10:00:00Z'}]}],
  ['history[0].readAt', {history: [{slug: 'a', readAt: 5, sections: []}]}],
  ['history[0].sections', {history: [{slug: 'a', readAt: now, sections: ['<b>']}]}],
  ['history[0].sections', {history: [{slug: 'a', readAt: now}]}],
])('importReading: names %s when it’s invalid', (place, changes) => {
  expect(importOf(changes)).toEqual({error: 'invalid', place});
});

test('importReading: leaves out unknown articles and lists each once', () => {
  const gone = {slug: 'gone', readAt: now, sections: []};
  expect(importOf({saved: [{slug: 'gone'}, {slug: 'a'}], history: [gone]})).toEqual({
    reading: {saved: [{slug: 'a'}], history: []},
    unknown: ['gone'],
  });
});

test('importReading: treats a moment in the future as now', () => {
  const saved = [{slug: 'a', savedAt: '9999-01-01T00:00:00Z'}];
  expect(importOf({saved})).toMatchObject({reading: {saved: [{slug: 'a', savedAt: now}]}});
});

test('importReading: keeps the newest of duplicates in the file', () => {
  const saved = [{slug: 'a', savedAt: day(3)}, {slug: 'a', savedAt: day(5)}, {slug: 'a'}];
  expect(importOf({saved})).toMatchObject({reading: {saved: [{slug: 'a', savedAt: day(5)}]}});
});

test('importReading: takes nothing else from the file', () => {
  const saved = [{slug: 'a', title: 'x', __proto__: {isAdmin: true}}];
  expect(importOf({saved, extra: 1})).toMatchObject({reading: {saved: [{slug: 'a'}]}});
  expect(JSON.stringify(importOf({saved, extra: 1}))).not.toMatch(/title|extra|isAdmin/);
});

test('mergeReading: keeps the newest entry of each article, latest first', () => {
  const device: Reading = {
    saved: [{slug: 'a', savedAt: day(5)}, {slug: 'b'}],
    history: [{slug: 'a', readAt: day(2), sections: ['old']}],
  };
  const added: Reading = {
    saved: [
      {slug: 'c', savedAt: day(7)},
      {slug: 'a', savedAt: day(3)},
      {slug: 'b', savedAt: day(1)},
    ],
    history: [{slug: 'a', readAt: day(4), sections: ['new']}],
  };
  expect(mergeReading(device, added)).toEqual({
    saved: [
      {slug: 'c', savedAt: day(7)},
      {slug: 'a', savedAt: day(5)},
      {slug: 'b', savedAt: day(1)},
    ],
    history: [{slug: 'a', readAt: day(4), sections: ['new']}],
  });
});

const random = randomFrom(23);
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const someReading = (): Reading => ({
  saved: Array.from({length: Math.floor(random() * 5)}, () => ({
    slug: oneOf(known),
    savedAt: day(1 + Math.floor(random() * 20)),
  })),
  history: Array.from({length: Math.floor(random() * 150)}, (_, at) => ({
    ...{slug: `${oneOf(known)}-${at}`, sections: []},
    readAt: day(1 + Math.floor(random() * 20)),
  })),
});

test('mergeReading: is complete, sorted, bounded, and the same again, for 100 random readings', () => {
  for (let run = 0; run < 100; run += 1) {
    const [device, added] = [someReading(), someReading()];
    const merged = mergeReading(device, added);
    const slugs = merged.saved.map(({slug}) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(slugs)).toEqual(new Set([...device.saved, ...added.saved].map((s) => s.slug)));
    const moments = merged.saved.map(({savedAt}) => savedAt ?? '');
    expect(moments).toEqual([...moments].sort().reverse());
    expect(merged.history.length).toBeLessThanOrEqual(MAX_READ);
    expect(mergeReading(merged, added)).toEqual(merged);
  }
});

const junk = [null, 0, -1, '', 'a', '__proto__', '<img src=x>', [], {}, [[]], true, '1e999'];

/** Replaces, removes, or doubles values anywhere in the JSON. */
function mutate(value: unknown): unknown {
  if (random() < 0.1) return oneOf(junk);
  if (Array.isArray(value)) {
    const items = value.map(mutate);
    return random() < 0.1 ? [...items, ...items] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      random() < 0.05 ? [] : [[random() < 0.03 ? '__proto__' : key, mutate(inner)]],
    ),
  );
}

test('importReading: never throws, and imports only valid entries, for 1,000 damaged files', () => {
  let imported = 0;
  for (let run = 0; run < 1000; run += 1) {
    const whole = JSON.stringify(mutate(valid));
    const text = random() < 0.2 ? whole.slice(0, Math.floor(random() * whole.length)) : whole;
    const result = importReading(text, options);
    if ('error' in result) continue;
    imported += 1;
    for (const {slug, savedAt = now} of result.reading.saved) {
      expect(known).toContain(slug);
      expect(new Date(savedAt).toISOString()).toBe(savedAt);
      expect(savedAt <= now).toBe(true);
    }
    for (const {slug, readAt, sections} of result.reading.history) {
      expect(known).toContain(slug);
      expect(new Date(readAt).toISOString()).toBe(readAt);
      for (const hash of sections) expect(hash).toMatch(/^[a-z0-9]+$/);
    }
  }
  expect(imported).toBeGreaterThan(50);
});
