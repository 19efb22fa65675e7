import {addRead, changedSections, MAX_READ, parseHistory} from './history';

const read = (slug: string, sections: readonly string[] = []) => ({
  ...{slug, readAt: '2026-11-03T10:00:00.000Z'},
  sections,
});

test.each([null, '', 'not json', '{}', '[1,null,"a",{"slug":"a"}]'])(
  'parseHistory: reads %p as empty',
  (stored) => {
    expect(parseHistory(stored)).toEqual([]);
  },
);

test('parseHistory: reads back what was stored, without invalid entries', () => {
  const stored = [read('a', ['1', '2']), {...read('b'), sections: [1]}];
  expect(parseHistory(JSON.stringify(stored))).toEqual([read('a', ['1', '2'])]);
});

test('addRead: moves an article that was read before to the front', () => {
  const history = addRead([read('a'), read('b', ['1'])], read('b', ['2']));
  expect(history).toEqual([read('b', ['2']), read('a')]);
});

test('addRead: forgets the oldest article when there are too many, within 25 KB', () => {
  const sections = Array.from({length: 12}, (_, at) => `hash${at}`);
  const slugs = Array.from({length: MAX_READ + 5}, (_, at) => `an-article-about-email-${at}`);
  const history = slugs.reduce((all, slug) => addRead(all, read(slug)), parseHistory(null));
  expect(history).toHaveLength(MAX_READ);
  expect(history[0]?.slug).toBe(slugs.at(-1));
  expect(history.some(({slug}) => slug === slugs[4])).toBe(false);
  const typical = JSON.stringify(history.map(({slug}) => read(slug, sections)));
  expect(typical.length).toBeLessThan(25_000);
});

test.each([
  ['nothing when nothing changed', ['a', 'b'], ['a', 'b'], []],
  ['a changed and a new section', ['a', 'b'], ['a', 'B', 'c'], [1, 2]],
  ['nothing for a section that moved', ['a', 'b'], ['b', 'a'], []],
  ['nothing for a removed section', ['a', 'b'], ['b'], []],
  ['nothing without hashes to compare with', [], ['a'], []],
])('changedSections: returns %s', (_case, before, now, changed) => {
  expect(changedSections(before, now)).toEqual(changed);
});
