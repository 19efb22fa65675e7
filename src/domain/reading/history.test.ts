import {addRead, changedSections, MAX_READ, parseHistory} from './history';
import {parseSaved, toggleSaved} from './saved';
import {sharedHash, sharedSlugs} from './sharedLink';

describe('history', () => {
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
    const invalid = [{sections: ['1', 1]}, {sections: {}}, {slug: 1}, {readAt: 'today'}];
    const stored = [read('a', ['1', '2']), ...invalid.map((part) => ({...read('b'), ...part}))];
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
});

describe('saved', () => {
  const now = '2026-11-23T10:00:00.000Z';

  test.each([
    [null, []],
    ['', []],
    ['not json', []],
    ['{"a":1}', []],
    ['["a",5,null,["b"],"b"]', [{slug: 'a'}, {slug: 'b'}]],
    [`[{"slug":"a","savedAt":"${now}"},{"savedAt":"${now}"}]`, [{slug: 'a', savedAt: now}]],
    ['[{"slug":"a","savedAt":5}]', [{slug: 'a'}]],
    ['[{"slug":"a","savedAt":"nope"}]', [{slug: 'a'}]],
  ])('parseSaved: reads %p as %p', (stored, saved) => {
    expect(parseSaved(stored)).toEqual(saved);
  });

  test('toggleSaved: adds an article at the front with its moment', () => {
    expect(toggleSaved([{slug: 'a'}], 'b', now)).toEqual([{slug: 'b', savedAt: now}, {slug: 'a'}]);
  });

  test('toggleSaved: removes a saved article', () => {
    expect(toggleSaved([{slug: 'b'}, {slug: 'a'}], 'a', now)).toEqual([{slug: 'b'}]);
  });
});

describe('sharedLink', () => {
  test.each([
    ['#articles=a,email-auth', ['a', 'email-auth']],
    ['#articles=a%2Cb%2cc', ['a', 'b', 'c']],
    ['#articles=a,a,b', ['a', 'b']],
    ['#articles=', []],
    ['#articles=A,<b>,../x,a--b,-a,,a b', []],
    [`#articles=${'x'.repeat(500)},a`, ['a']],
    ['#article=a,b', []],
    ['', []],
  ])('sharedSlugs: reads %p as %p', (hash, slugs) => {
    expect(sharedSlugs(hash)).toEqual(slugs);
  });

  test('sharedSlugs: reads back what sharedHash writes, which needs no escapes', () => {
    const slugs = ['setup-account', 'email-auth', '2fa'];
    const hash = sharedHash(slugs);
    expect(sharedSlugs(hash)).toEqual(slugs);
    expect(new URL(`https://site.example/${hash}`).hash).toBe(hash);
  });

  test('sharedSlugs: stops reading a link of 100,000 articles', () => {
    const hash = sharedHash(Array.from({length: 100_000}, (_, at) => `a${at}`));
    expect(sharedSlugs(hash).length).toBeLessThan(2000);
  });
});
